import { textNode, writeXml, type XmlNode } from '../core/markup.ts'
import { site } from '../core/site.ts'
import type { Change } from './changes.ts'

/** Writes an Atom feed of changes. `origin` is where the site is published. */
export function writeFeed(changes: readonly Change[], origin: string): string {
  const [newest] = changes
  return writeXml({
    tag: 'feed',
    attributes: { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': site.locale },
    children: [
      textNode('title', `${site.name}: changes to points prices and routes`),
      textNode('subtitle', 'Points prices, rules and new routes, each from the day it applies.'),
      textNode('id', `${origin}/feed.xml`),
      link('self', `${origin}/feed.xml`),
      link('alternate', `${origin}/about`),
      { tag: 'author', children: [textNode('name', site.name)] },
      textNode('updated', toInstant(newest?.on ?? '1970-01-01')),
      ...changes.map((change) => toEntry(change, origin)),
    ],
  })
}

function toEntry({ id, title, text, on, path }: Change, origin: string): XmlNode {
  return {
    tag: 'entry',
    children: [
      textNode('title', title),
      textNode('id', `${origin}/feed.xml#${id}-${on}`),
      link('alternate', origin + path),
      textNode('updated', toInstant(on)),
      textNode('summary', text),
    ],
  }
}

function link(rel: string, href: string): XmlNode {
  return { tag: 'link', attributes: { rel, href } }
}

function toInstant(date: string): string {
  return `${date}T00:00:00Z`
}
