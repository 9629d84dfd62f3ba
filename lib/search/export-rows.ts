import type { Row, SearchAnswer } from '../availability/search-contract.ts'
import { formatAmount, formatSeats, speakSeats } from '../core/formats.ts'

type Answer = Pick<SearchAnswer, 'sources' | 'query'>

/** The columns of the file by their headings. */
const columns: Record<string, (row: Row, answer: Answer) => string | number | null> = {
  date: ({ date }) => date,
  program: ({ program }) => program,
  from: ({ from }) => from,
  to: ({ to }) => to,
  cabin: ({ cabin }) => cabin,
  seats: ({ seats, program }, { query }) => formatSeats(seats, query.within[program]?.seats),
  'points each': ({ points }) => points,
  'points for the party': ({ points }, { query }) => points && points * query.seats,
  'charges each': ({ charges }) => charges && formatAmount(charges),
  currency: ({ charges }) => charges?.currency ?? null,
  'charges estimated from': ({ charges }) => charges?.estimatedFrom ?? null,
  fare: ({ fare }) => fare,
  direct: ({ direct }) => (direct ? 'yes' : 'no'),
  stops: ({ stops }) => stops?.join(' ') ?? null,
  carriers: ({ carriers }) => carriers.join(' '),
  flights: ({ flights }) => flights.join(' '),
  aircraft: ({ aircraft }) => aircraft.join(' / '),
  departs: ({ departs }) => departs,
  arrives: ({ arrives }) => arrives,
  minutes: ({ minutes }) => minutes,
  'seen at': ({ seenAt }) => seenAt,
  source: ({ source }, { sources }) => sources[source]?.name ?? null,
  'sample data': ({ source }, { sources }) => (sources[source]?.kind === 'sample' ? 'yes' : 'no'),
}

/**
 * Formats rows as a CSV file (RFC 4180), one line per row. Values the source does not publish are empty. In `seats`,
 * `some` means that the source gives no count, and `9+` means nine or more (a plan that shows fewer has its own limit,
 * e.g. `1+`).
 */
export function toCsv(rows: readonly Row[], answer: Answer): string {
  const lines = rows.map((row) => Object.values(columns).map((read) => read(row, answer)))
  return [Object.keys(columns), ...lines].map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')
}

/**
 * Prefixes a cell that a spreadsheet would take for a formula with a quote mark, because names come from other people's
 * files.
 */
function toCell(value: string | number | null): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Formats an all-day calendar entry (RFC 5545) for one day with seats: what was seen, and the address that shows it
 * again.
 */
export function toIcs(date: string, rows: readonly Row[], { now, address }: { now: string; address: string }): string {
  const day = date.replaceAll('-', '')
  const routes = [...new Set(rows.map(({ from, to }) => `${from}-${to}`))].slice(0, 4).join(', ')
  const seen = rows.slice(0, 20).map(({ from, to, cabin, seats, points, carriers }) => {
    const price = points === null ? 'points shown at booking' : `${points} points`
    return `${from}-${to} ${cabin}, ${speakSeats(seats)}, ${price}, ${carriers.join(' ') || 'airline not known'}`
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

/**
 * Folds a line, because RFC 5545 allows 75 octets. Ours are ASCII except for names, so 70 characters leave enough room.
 */
function folded(line: string): string {
  return line.match(/.{1,70}/gu)?.join('\r\n ') ?? line
}
