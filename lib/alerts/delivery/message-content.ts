import type { SeatCard } from './seat-card.ts'

/** A message in words, the same on every channel; each channel only lays it out differently. */
export type MessageContent = {
  /** The whole message in one line, for lists of messages. */
  subject: string
  /** The same, as the heading of the message itself. */
  headline: string
  /** The text that email lists show after the subject. */
  preheader: string
  /** One or two sentences above the list. */
  intro: string
  /** The alerts it fits, with what each waits for. */
  why: { name: string; terms: string }[]
  items: MessageItem[]
  /** Says in a sentence what the list leaves out; null when it is complete. */
  more: string | null
  /** The path on this site where the reader finds all of it. */
  path: string
  /** True when anything in it is sample data, which is stated wherever it is shown. */
  sample: boolean
}
export type MessageItem = {
  title: string
  facts: string[]
  path: string
  /** For reward seats: the same, part by part. */
  card?: SeatCard
  /** For reward seats: when they were seen. */
  seen?: string
}

/** Completes a message whose subject says everything. */
export function plainContent(content: Omit<MessageContent, 'headline' | 'preheader' | 'why'>): MessageContent {
  return { headline: content.subject, preheader: content.intro, why: [], ...content }
}

export const sampleWords = 'Sample data: these seats are made up for testing and can’t be booked.'

/** Returns the title of a message where little more than that is shown. */
export const titleOf = ({ sample, subject }: MessageContent) => (sample ? `Sample: ${subject}` : subject)

/** Formats a message as plain text. `toUrl` turns a path of the site into a URL. */
export function formatText(content: MessageContent, toUrl: (path: string) => string): string {
  const items = content.items.map(({ title, facts, path, card }) =>
    [
      title,
      ...facts.map((fact) => `  ${fact}`),
      `  ${card ? 'See seats and book: ' : ''}${toUrl(path)}`,
      ...(card ? [`  ${card.booking.label}: ${card.booking.href}`] : []),
    ].join('\n'),
  )
  return [
    ...(content.sample ? [sampleWords] : []),
    content.intro,
    ...items,
    ...(content.more === null ? [] : [content.more]),
  ].join('\n\n')
}

/** Formats a message in a few lines for a notification, at most `limit` characters, cut at a line or else at a word. */
export function formatShortText(content: MessageContent, limit: number): string {
  const [first] = content.items
  const lines = [
    ...(content.sample ? ['Sample data.'] : []),
    content.intro,
    ...(content.items.length === 1 ? (first?.facts ?? []) : content.items.map(({ title }) => title)),
    ...(content.more === null ? [] : [content.more]),
  ]
  const kept: string[] = []
  for (const line of lines) {
    if ([...kept, line].join('\n').length > limit) break
    kept.push(line)
  }
  if (kept.length > 0) return kept.join('\n')
  const [cut = ''] = lines.map((line) => line.slice(0, limit - 1))
  return `${cut.slice(0, Math.max(1, cut.lastIndexOf(' ')))}…`
}
