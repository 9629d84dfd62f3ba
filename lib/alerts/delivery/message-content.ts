import type { SeatCard } from './seat-card.ts'

/** A message in words, the same on every channel; each only sets them differently. */
export type MessageContent = {
  /** The whole message in one line, where it stands among other messages. */
  subject: string
  /** The same on top of the message itself. */
  headline: string
  /** What a list of mails shows behind the subject. */
  preheader: string
  /** One or two sentences above the list. */
  intro: string
  /** The alerts it fits, with what each waits for. */
  why: { name: string; terms: string }[]
  items: MessageItem[]
  /** What the list leaves out, in a sentence; null when it is whole. */
  more: string | null
  /** Where a reader goes for all of it: a path of the site. */
  path: string
  /** True when anything in it is invented: said beside it wherever it is read. */
  sample: boolean
}
export type MessageItem = {
  title: string
  facts: string[]
  path: string
  /** Of reward seats: the same, part by part. */
  card?: SeatCard
  /** Of reward seats: when they were seen. */
  seen?: string
}

/** A message whose subject says it all. */
export function plainContent(told: Omit<MessageContent, 'headline' | 'preheader' | 'why'>): MessageContent {
  return { headline: told.subject, preheader: told.intro, why: [], ...told }
}

export const sampleWords = 'Sample data: these seats are made up for testing and can’t be booked.'

/** A message as plain text. `toUrl` turns a path of the site into an address. */
export function formatText(told: MessageContent, toUrl: (path: string) => string): string {
  const items = told.items.map(({ title, facts, path, card }) =>
    [
      title,
      ...facts.map((fact) => `  ${fact}`),
      `  ${card ? 'See seats and book: ' : ''}${toUrl(path)}`,
      ...(card ? [`  ${card.booking.label}: ${card.booking.href}`] : []),
    ].join('\n'),
  )
  return [...(told.sample ? [sampleWords] : []), told.intro, ...items, ...(told.more === null ? [] : [told.more])].join(
    '\n\n',
  )
}

/** The same in a few lines, for a notification: `limit` characters at most, cut at a line or else at a word. */
export function formatShortText(told: MessageContent, limit: number): string {
  const [first] = told.items
  const lines = [
    ...(told.sample ? ['Sample data.'] : []),
    told.intro,
    ...(told.items.length === 1 ? (first?.facts ?? []) : told.items.map(({ title }) => title)),
    ...(told.more === null ? [] : [told.more]),
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
