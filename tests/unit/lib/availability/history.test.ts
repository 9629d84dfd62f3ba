import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeLives, getLeadDays, type HistoryDocument, mergeHistory } from '../../../../lib/availability/history.ts'
import type { Observation } from '../../../../lib/availability/observation.ts'
import { epochSecond } from '../../../../lib/core/dates.ts'
import { observation } from './arbitrary.ts'

const key = { program: 'qantas', from: 'SYD', to: 'SIN' } as const
const toSingapore = observation.map((one) => ({ ...one, to: 'SIN' }))

function historyOf(...batches: Observation[][]): HistoryDocument {
  const history = batches.reduce<HistoryDocument | null>((stored, batch) => mergeHistory(key, stored, batch), null)
  if (history === null) throw new Error('nothing was observed')
  return history
}

describe('history', () => {
  it('keeps the first check, and the first and last with reward seats, of each day and cabin', () => {
    fc.assert(
      fc.property(fc.array(toSingapore, { minLength: 1, maxLength: 40 }), (all) => {
        const lives = decodeLives(historyOf(all))
        expect(lives.map((life) => life.date + life.cabin).sort()).toEqual(
          [...new Set(all.map((one) => one.date + one.cabin))].sort(),
        )
        for (const { date, cabin, firstCheck, seen } of lives) {
          const observations = all.filter((one) => one.date === date && one.cabin === cabin)
          const sights = observations
            .filter(({ seats, fare }) => seats !== 0 && fare === 'reward')
            .map(({ seenAt }) => epochSecond(seenAt))
          expect(firstCheck).toBe(Math.min(...observations.map(({ seenAt }) => epochSecond(seenAt))))
          expect(seen).toEqual(sights.length === 0 ? null : { first: Math.min(...sights), last: Math.max(...sights) })
        }
      }),
    )
  })

  it('is the same document for any order, split and repetition', () => {
    fc.assert(
      fc.property(fc.array(toSingapore, { minLength: 2, maxLength: 30 }), fc.nat({ max: 28 }), (all, at) => {
        const cut = 1 + (at % (all.length - 1))
        expect(historyOf(all.slice(cut), all.slice(0, cut), all)).toEqual(historyOf(all))
      }),
    )
  })

  it('returns null when nothing is observed', () => {
    expect(mergeHistory(key, null, [])).toBeNull()
  })

  it('refuses a damaged document', () => {
    const [one] = fc.sample(toSingapore, 1)
    const history = historyOf(one === undefined ? [] : [one])
    expect(() => decodeLives({ ...history, days: history.days + 1 })).toThrow(RangeError)
    expect(() => decodeLives({ ...history, moments: new Uint8Array([1, 2, 3]) })).toThrow(RangeError)
  })
})

describe('getLeadDays', () => {
  const at = epochSecond('2026-03-10T12:00:00Z')
  const life = {
    date: '2026-03-31',
    cabin: 'J',
    firstCheck: at - 86_400,
    seen: { first: at, last: at + 86_400 },
  } as const

  it('counts how many days before departure seats appeared and were last seen', () => {
    expect(getLeadDays(life)).toEqual({ opened: 21, last: 20 })
  })

  it('returns no opening day for seats that the first check found', () => {
    expect(getLeadDays({ ...life, firstCheck: at })).toEqual({ opened: null, last: 20 })
  })

  it('returns null for a day that never had seats', () => {
    expect(getLeadDays({ ...life, seen: null })).toBeNull()
  })
})
