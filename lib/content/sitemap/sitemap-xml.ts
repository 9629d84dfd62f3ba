import { textNode, writeXml, type XmlNode } from '../../core/markup.ts'
import { findNewest, type SitemapEntry, type SitemapFile } from './sitemap.ts'

const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Writes the sitemap index, which lists the sitemap files. */
export function writeSitemapIndex(files: readonly SitemapFile[], origin: string): string {
  const children = files.map((file) => ({
    tag: 'sitemap',
    children: [textNode('loc', new URL(`/sitemaps/${file.name}.xml`, origin).href), ...lastmod(findNewest(file))],
  }))
  return writeXml({ tag: 'sitemapindex', attributes: { xmlns }, children })
}

/** Writes one sitemap file. */
export function writeSitemap({ entries }: SitemapFile, origin: string): string {
  return writeXml({ tag: 'urlset', attributes: { xmlns }, children: entries.map((entry) => urlNode(entry, origin)) })
}

function urlNode({ path, priority, lastChanged }: SitemapEntry, origin: string): XmlNode {
  const address = textNode('loc', new URL(path, origin).href)
  return { tag: 'url', children: [address, ...lastmod(lastChanged), textNode('priority', String(priority))] }
}

function lastmod(date: string | null): XmlNode[] {
  return date === null ? [] : [textNode('lastmod', date)]
}
