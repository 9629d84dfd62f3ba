import type { Instant } from '../../core/clock.ts'
import { escapeXml } from '../../core/markup.ts'
import { site } from '../../core/site.ts'
import type { FeedEntry } from './feed-entry.ts'
import { formatText } from './message-content.ts'
import { renderMessage } from './render-message.ts'

/** Renders a member's messages as an Atom feed (RFC 4287), newest first. Entries keep their message's id for ever. */
export function atomFeed(
  entries: readonly FeedEntry[],
  { uid, siteUrl, now }: { uid: string; siteUrl: string; now: Instant },
): string {
  const toUrl = (path: string) => new URL(path, siteUrl).href
  const body = entries.map((entry) => toEntry(entry, toUrl)).join('')
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>tag:${new URL(siteUrl).hostname},2026:alerts/${escapeXml(uid)}</id>
<title>${site.name} alerts</title>
<updated>${entries[0]?.sentAt ?? now}</updated>
<author><name>${site.name}</name></author>
<link href="${escapeXml(toUrl('/alerts'))}"/>
${body}</feed>
`
}

function toEntry({ id, sentAt, message }: FeedEntry, toUrl: (path: string) => string): string {
  const content = renderMessage(message, { party: 1, again: new Set() })
  return `<entry>
<id>urn:pointsward:message:${escapeXml(id)}</id>
<title>${escapeXml(content.sample ? `Sample: ${content.subject}` : content.subject)}</title>
<updated>${sentAt}</updated>
<link href="${escapeXml(toUrl(content.path))}"/>
<content type="text">${escapeXml(formatText(content, toUrl))}</content>
</entry>
`
}
