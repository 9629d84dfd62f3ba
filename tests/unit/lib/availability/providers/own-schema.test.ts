import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Observation } from '../../../../../lib/availability/observation.ts'
import { wideObservation } from '../wide-arbitrary.ts'
import { readAll } from './reading.ts'

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
