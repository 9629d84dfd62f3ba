import fc from 'fast-check'
import { expect, it } from 'vitest'
import { escapeXml, textNode, writeXml } from '../../../../lib/core/markup.ts'

it('writes elements, attributes and empty elements', () => {
  expect(writeXml({ tag: 'a', attributes: { b: 'c"d' }, children: [textNode('e', 'f & <g>'), { tag: 'h' }] })).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a b="c&quot;d"><e>f &amp; &lt;g&gt;</e><h/></a>\n',
  )
})

it('escapes special characters and leaves out control characters', () => {
  const text = `\0a\u0008 & <b>\t"c"\n 'd'\r\u001B[0m\u007F\u0085 é 👍`
  expect(escapeXml(text)).toBe(`a &amp; &lt;b&gt;\t&quot;c&quot;\n 'd'\r[0m é 👍`)
})

it('never lets text become markup', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const inside = writeXml(textNode('a', text)).split('<a>')[1]?.split('</a>')[0] ?? ''
      expect(inside).not.toMatch(/[<>"]/)
    }),
  )
})
