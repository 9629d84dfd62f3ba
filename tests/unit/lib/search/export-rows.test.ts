import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCsv, toIcs } from '../../../../lib/search/export-rows.ts'
import { rowOf } from './rows.ts'

const row = rowOf({
  direct: false,
  carriers: ['QF', 'EK'],
  stops: ['MEL'],
  seats: null,
  charges: { minor: 30_705, currency: 'AUD' },
})
const query = { seats: 4, within: {} } as Parameters<typeof toCsv>[1]['query']
const answer = { sources: [{ kind: 'sample' as const, name: 'sample data', rows: 1 }], query }

/** Parses one line of a CSV file according to RFC 4180. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  )
}

describe('the CSV file of an answer', () => {
  it('has a line for a row, with the party’s points and the source', () => {
    const [head = '', line = '', rest] = toCsv([row], answer).split('\r\n')
    const cells = Object.fromEntries(cellsOf(head).map((name, index) => [name, cellsOf(line)[index]]))
    expect(cells).toMatchObject({
      date: '2026-12-05',
      seats: 'some',
      'points each': '68400',
      'points for the party': '273600',
      'charges each': '307.05',
      currency: 'AUD',
      stops: 'MEL',
      carriers: 'QF EK',
      source: 'sample data',
      'sample data': 'yes',
    })
    expect(rest).toBe('')
  })

  it('lists the flights, and marks seat numbers that may be higher', () => {
    const text = toCsv([{ ...row, flights: ['QF401', 'QF35'], seats: 9 }], answer)
    expect(text).toContain(',QF EK,QF401 QF35,')
    expect(text).toContain(',9+,')
    const within = { qantas: { until: '2027-01-19', seats: 1 } }
    expect(toCsv([{ ...row, seats: 1 }], { ...answer, query: { ...query, within } })).toContain(',1+,')
  })

  it('writes yen without decimals, and leaves unknown figures empty', () => {
    const yen = toCsv([{ ...row, charges: { minor: 12_300, currency: 'JPY' } }], answer)
    expect(yen).toContain(',12300,JPY,')
    expect(toCsv([{ ...row, points: null, charges: null }], answer)).toContain(',some,,,,,')
  })

  it('keeps any source name readable, and lets none become a formula', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 30 }), (name) => {
        const text = toCsv([row], { ...answer, sources: [{ kind: 'file', name, rows: 1 }] })
        const line = text.slice(text.indexOf('\r\n') + 2, -2)
        const given = cellsOf(line).at(-2) ?? ''
        expect(given.replace(/^'/, '')).toBe(name.replace(/^'/, ''))
        expect(given).not.toMatch(/^[=+\-@\t\r]/)
      }),
    )
  })
})

describe('a day for a calendar', () => {
  const file = toIcs('2026-12-05', [row], {
    now: '2026-11-20T01:00:00.123Z',
    address: 'https://site.test/finder?from=SYD',
  })

  it('is an all-day event that lists what was seen', () => {
    const unfolded = file.replaceAll('\r\n ', '')
    expect(unfolded).toContain('DTSTART;VALUE=DATE:20261205\r\n')
    expect(unfolded).toContain('DTSTAMP:20261120T010000Z\r\n')
    expect(unfolded).toContain('SUMMARY:Reward seats SYD-SIN\r\n')
    expect(unfolded).toContain('SYD-SIN J\\, some seats\\, 68400 points\\, QF EK\\n')
  })

  it('counts one seat as one', () => {
    const one = toIcs('2026-12-05', [{ ...row, seats: 1 }], { now: '2026-11-20T01:00:00Z', address: '' })
    expect(one.replaceAll('\r\n ', '')).toContain('SYD-SIN J\\, 1 seat\\,')
  })

  it('has no line longer than 75 octets', () => {
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })
})
