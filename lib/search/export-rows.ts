import type { Row, SearchAnswer } from '../availability/search-contract.ts'
import { formatAmount, formatSeats } from '../core/formats.ts'

const heads = [
  'date',
  'program',
  'from',
  'to',
  'cabin',
  'seats',
  'points each',
  'points for the party',
  'charges each',
  'currency',
  'charges estimated from',
  'fare',
  'direct',
  'stops',
  'carriers',
  'flights',
  'aircraft',
  'departs',
  'arrives',
  'minutes',
  'seen at',
  'source',
  'sample data',
] as const

type Answer = Pick<SearchAnswer, 'sources' | 'query'>

/** Rows as a CSV file (RFC 4180), a line each. What the source does not publish is empty; `some` stands for a seat count it does not give, and 9+ for nine or more, or what else the plan tells of. */
export function toCsv(rows: readonly Row[], { sources, query }: Answer): string {
  const lines = rows.map((row) => {
    const source = sources[row.source]
    return [
      row.date,
      row.program,
      row.from,
      row.to,
      row.cabin,
      formatSeats(row.seats, query.within[row.program]?.seats),
      row.points,
      row.points === null ? null : row.points * query.seats,
      row.charges === null ? null : formatAmount(row.charges),
      row.charges?.currency ?? null,
      row.charges?.estimatedFrom ?? null,
      row.fare,
      row.direct ? 'yes' : 'no',
      row.stops?.join(' ') ?? null,
      row.carriers.join(' '),
      row.flights.join(' '),
      row.aircraft.join(' / '),
      row.departs,
      row.arrives,
      row.minutes,
      row.seenAt,
      source?.name ?? null,
      source?.kind === 'sample' ? 'yes' : 'no',
    ]
  })
  return [heads, ...lines].map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')
}

/** A cell that a spreadsheet would take for a formula gets a quote mark in front: names come from other people's files. */
function toCell(value: string | number | null): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** An all-day calendar entry (RFC 5545) for one day with seats: what was seen, and where it is seen again. */
export function toIcs(date: string, rows: readonly Row[], { now, address }: { now: string; address: string }): string {
  const day = date.replaceAll('-', '')
  const routes = [...new Set(rows.map(({ from, to }) => `${from}-${to}`))].slice(0, 4).join(', ')
  const seen = rows.slice(0, 20).map(({ from, to, cabin, seats, points, carriers }) => {
    const price = points === null ? 'points shown at booking' : `${points} points`
    return `${from}-${to} ${cabin}, ${seats ?? 'some'} seats, ${price}, ${carriers.join(' ') || 'airline not known'}`
  })
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pointsward//Reward seats//EN',
    'BEGIN:VEVENT',
    `UID:${day}-${routes.replaceAll(', ', '-')}@pointsward`,
    `DTSTAMP:${now.replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${day}`,
    `SUMMARY:${escapeText(`Reward seats ${routes}`)}`,
    `DESCRIPTION:${escapeText([...seen, 'Correct when saved. Seats can go at any time.', address].join('\n'))}`,
    `URL:${address}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const escapeText = (text: string) => text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll('\n', '\\n')

/** Lines of at most 75 octets; ours are ASCII but for names, so 70 characters leave room. */
function folded(line: string): string {
  return line.match(/.{1,70}/gu)?.join('\r\n ') ?? line
}
