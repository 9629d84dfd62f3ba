import { textNode, writeElement, type XmlNode } from '../../core/markup.ts'
import { site } from '../../core/site.ts'
import type { MailDocument } from './mail-document.ts'

const font = 'font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#1b2130'

/** A mail as text, and the same as HTML in which everything anybody typed is escaped. */
export function mailBodies({ subject, text, reference }: MailDocument): { text: string; html: string } {
  const paragraphs = text.split('\n\n').map(
    (paragraph): XmlNode => ({
      tag: 'p',
      attributes: { style: 'white-space:pre-wrap;margin:0 0 16px' },
      children: [paragraph],
    }),
  )
  const foot = `${site.name}, number ${reference}`
  const html = writeElement({
    tag: 'html',
    children: [
      { tag: 'head', children: [textNode('title', subject)] },
      {
        tag: 'body',
        attributes: { style: font },
        children: [
          ...paragraphs,
          { tag: 'p', attributes: { style: 'color:#5b6270;font-size:14px' }, children: [foot] },
        ],
      },
    ],
  })
  return { text: `${text}\n\n${foot}\n`, html: `<!doctype html>\n${html}` }
}
