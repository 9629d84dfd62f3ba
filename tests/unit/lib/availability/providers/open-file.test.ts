import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Observation } from '../../../../../lib/availability/observation.ts'
import {
  cellsOfLine,
  detectDelimiter,
  detectFormat,
  readFile,
} from '../../../../../lib/availability/providers/open-file.ts'
import { splitLines } from '../../../../../lib/availability/providers/text.ts'
import { wideObservation } from '../wide-arbitrary.ts'
import { chunksOf, readAll } from './reading.ts'

const line = {
  program: 'qantas',
  from: 'SYD',
  to: 'SIN',
  date: '2026-03-01',
  cabin: 'J',
  seats: 2,
  points: 75_000,
  charges: { minor: 29_235, currency: 'AUD' },
  carriers: ['QF'],
  direct: true,
  seenAt: '2026-01-31T00:00:00Z',
}

describe('our own schema', () => {
  it('reads NDJSON, with missing values as unknown and the file as the default source', async () => {
    const { points: _, ...short } = line
    const { observations } = await readAll(
      `${JSON.stringify(line)}\n\n${JSON.stringify({ ...short, source: { kind: 'sample', name: 's' } })}`,
    )
    expect(observations).toEqual([
      { ...line, sectors: null, fare: 'reward', source: { kind: 'file', name: 'x.csv' } },
      { ...line, points: null, sectors: null, fare: 'reward', source: { kind: 'sample', name: 's' } },
    ])
  })

  it('reads a table, with empty cells as unknown', async () => {
    const table =
      'program,from,to,date,cabin,seats,points,charges,currency,carriers,direct,seenAt\nqantas,SYD,SIN,2026-03-01,J,2,75000,29235,AUD,QF,true,2026-01-31T00:00:00Z\nqantas,SYD,SIN,2026-03-02,J,,,,,,,2026-01-31T00:00:00Z\n'
    const { observations, rejects } = await readAll(table)
    expect(rejects).toEqual([])
    expect(observations[0]).toEqual({ ...line, sectors: null, fare: 'reward', source: { kind: 'file', name: 'x.csv' } })
    expect(observations[1]).toMatchObject({ seats: null, points: null, charges: null, carriers: [], direct: false })
  })

  it.each([
    ['broken JSON', '{"program": "qantas", ', 'broken JSON'],
    ['a bare value', '{}', 'program:'],
    ['a wrong type', JSON.stringify({ ...line, seats: 'two' }), 'seats:'],
    ['ten seats', JSON.stringify({ ...line, seats: 10 }), 'seats:'],
    ['a missing field', JSON.stringify({ ...line, date: undefined }), 'date:'],
    ['an array', '[1]', 'not a JSON object'],
    ['a cabin of another letter', JSON.stringify({ ...line, cabin: 'C' }), 'cabin:'],
  ])('reports a line with %s and reads on', async (_, bad, reason) => {
    const { observations, rejects } = await readAll(`${JSON.stringify(line)}\n${bad}\n${JSON.stringify(line)}\n`)
    expect(observations).toHaveLength(2)
    expect(rejects).toEqual([{ line: 2, reason: expect.stringContaining(reason) }])
  })

  it('reports a cell of the wrong type by its column', async () => {
    const { rejects } = await readAll(
      'program,from,to,date,cabin,seats,direct,seenAt\nqantas,SYD,SIN,2026-03-01,J,many,perhaps,2026-01-31T00:00:00Z\n',
    )
    expect(rejects[0]?.reason).toMatch(/^seats: .*; direct: /)
  })
})

describe('detectFormat', () => {
  it.each([
    ['{"data": [', 'provider-page'],
    ['\uFEFF \n{ "hasMore" : false', 'provider-page'],
    ['[{"ID": 1}]', 'provider-page'],
    ['{"program": "qantas"}', 'ndjson'],
    ['{"broken', 'ndjson'],
    ['Origin Code,Destination', 'table'],
    [' \n', 'empty'],
  ])('detects the format of %j', (head, format) => {
    expect(detectFormat(head)).toBe(format)
  })

  it('reports an empty file', async () => {
    expect((await readAll('')).rejects).toEqual([{ line: 1, reason: 'the file is empty' }])
  })
})

describe('streams', () => {
  it('reads no further ahead than the rows taken, whatever the size of the file', async () => {
    let pulled = 0
    async function* endless() {
      for (;;) {
        pulled += 1
        yield new TextEncoder().encode(`${JSON.stringify(line)}\n`.repeat(300))
      }
    }
    let taken = 0
    for await (const item of readFile(endless(), { file: 'x', tally: { rows: 0, duplicates: 0 }, taken: new Set() })) {
      expect(item.ok).toBe(true)
      taken += 1
      if (taken === 3000) break
    }
    expect(pulled).toBeLessThanOrEqual(11)
  })

  it('returns null for a line that is too long, and finds the next', async () => {
    const lines = []
    for await (const one of splitLines(chunksOf(`ab\n${'x'.repeat(500)}\r\ncd\r\n${'y'.repeat(500)}`, 50), 100))
      lines.push(one)
    expect(lines).toEqual([
      { number: 1, text: 'ab' },
      { number: 2, text: null },
      { number: 3, text: 'cd' },
      { number: 4, text: null },
    ])
  })

  it('joins characters that fall on a chunk boundary', async () => {
    const lines = []
    for await (const one of splitLines(chunksOf('Zürich → Genève\n', 1))) lines.push(one.text)
    expect(lines).toEqual(['Zürich → Genève'])
  })
})

describe('delimited lines', () => {
  it('reads quoted cells with delimiters and doubled quotes', () => {
    expect(cellsOfLine('a,"b, ""c""", d ,', ',')).toEqual(['a', 'b, "c"', 'd', ''])
    expect(cellsOfLine('', ',')).toEqual([''])
  })

  it('refuses text after a closing quote', () => {
    expect(() => cellsOfLine('"a"b,c', ',')).toThrow(SyntaxError)
  })

  it('finds the delimiter', () => {
    expect([detectDelimiter('a\tb,c\td'), detectDelimiter('a;b;c'), detectDelimiter('a,b')]).toEqual(['\t', ';', ','])
  })
})

const HEADINGS = 'program,from,to,date,cabin,seats,points,charges,currency,carriers,direct,fare,seenAt'.split(',')

/** What a table can contain of an observation: no flights, and no source but the file. */
function inTable(seen: Observation): Observation {
  return { ...seen, sectors: null, source: { kind: 'file', name: 'x.csv' } }
}

function cellsOf(seen: Observation): Record<string, string> {
  const { program, from, to, date, cabin, seats, points, charges, carriers, direct, fare, seenAt } = seen
  return {
    ...{ program, from, to, date, cabin, seenAt, direct: String(direct), fare: fare ?? '' },
    seats: String(seats ?? ''),
    points: String(points ?? ''),
    charges: String(charges?.minor ?? ''),
    currency: charges?.currency ?? '',
    carriers: carriers.join(' '),
  }
}

const seen = fc.array(wideObservation, { minLength: 1, maxLength: 12 })
const order = fc.shuffledSubarray(HEADINGS, { minLength: HEADINGS.length })

describe('files in our own schema', () => {
  it('are read as they were written, whatever the order of columns and the delimiter', async () => {
    await fc.assert(
      fc.asyncProperty(seen, order, fc.constantFrom(',', ';', '\t'), async (all, headings, delimiter) => {
        const rows = all.map(cellsOf).map((cells) => headings.map((heading) => cells[heading] ?? '').join(delimiter))
        const { observations, rejects, rows: read } = await readAll([headings.join(delimiter), ...rows].join('\n'))
        expect(rejects).toEqual([])
        expect(read).toBe(all.length)
        expect(observations).toEqual(all.map(inTable))
      }),
    )
  })

  it('are read line by line as JSON, flights and source included', async () => {
    await fc.assert(
      fc.asyncProperty(seen, async (all) => {
        const { observations, rejects } = await readAll(all.map((one) => JSON.stringify(one)).join('\n'))
        expect(rejects).toEqual([])
        expect(observations).toEqual(all)
      }),
    )
  })

  it('lose only a broken row, and report its line', async () => {
    const broken = fc.constantFrom('{', 'null', '[1]', '"text"', '{"program":"qantas"}', '{"program":1,"from":[]}', 'x')
    await fc.assert(
      fc.asyncProperty(seen, broken, fc.nat(), async (all, text, place) => {
        const lines = all.map((one) => JSON.stringify(one))
        // The first line determines the format of the file, so the broken one comes after it.
        const at = 1 + (place % lines.length)
        lines.splice(at, 0, text)
        const { observations, rejects } = await readAll(lines.join('\n'))
        expect(observations).toEqual(all)
        expect(rejects.map(({ line }) => line)).toEqual([at + 1])
        expect(rejects[0]?.reason.length).toBeGreaterThan(5)
      }),
    )
  })

  it('report the field that is wrong', async () => {
    const wrong = {
      program: 'skymiles',
      from: 'Sydney',
      to: 'S1N',
      date: '2026-02-30',
      cabin: 'P',
      seats: '10',
      points: '-5',
      charges: 'free',
      carriers: 'Qantas',
      direct: 'maybe',
      seenAt: 'yesterday',
    }
    const good = { program: 'qantas', from: 'SYD', to: 'SIN', date: '2026-02-01', cabin: 'J', seats: '1', points: '5' }
    const whole = {
      ...good,
      charges: '1',
      currency: 'AUD',
      carriers: 'QF',
      direct: 'true',
      seenAt: '2026-01-01T00:00:00Z',
    }
    for (const [field, value] of Object.entries(wrong)) {
      const cells: Record<string, string> = { ...whole, [field]: value }
      const row = HEADINGS.map((heading) => cells[heading] ?? '').join(',')
      const { observations, rejects } = await readAll(`${HEADINGS}\n${row}`)
      expect(observations, field).toEqual([])
      expect(rejects[0]?.reason, field).toMatch(new RegExp(`^${field}`))
    }
  })

  it('refuse a row with a cell too many or too few', async () => {
    const row = 'qantas,SYD,SIN,2026-02-01,J,1,5,1,AUD,QF,true,reward,2026-01-01T00:00:00Z'
    for (const text of [`${row},`, row.replace(',QF', '')]) {
      const { observations, rejects } = await readAll(`${HEADINGS}\n${text}\n${row}`)
      expect(observations.length).toBe(1)
      expect(rejects[0]?.reason).toMatch(/^1[24] cells where the heading has 13$/)
    }
  })
})
