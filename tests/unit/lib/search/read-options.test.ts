import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OptionsAnswer } from '@/lib/availability/options.ts'
import { ReadOptions } from '@/lib/search/read-options.ts'

const sector: NonNullable<OptionsAnswer['options'][number]['sectors']>[number] = {
  ...{ from: 'SYD', to: 'SIN', carrier: 'QF', flight: 'QF1', cabin: 'J', aircraft: '388', bookingClass: 'U' },
  ...{ departs: '2026-12-08T16:00', arrives: '2026-12-08T21:20' },
}
const option: OptionsAnswer['options'][number] = {
  ...{ cabin: 'J', seats: 2, points: 68_400, charges: { minor: 9_900, currency: 'AUD' }, carriers: ['QF'] },
  ...{ direct: false, sectors: [sector], mixedPct: 40, source: { kind: 'file', name: 'a.csv' } },
  ...{ seenAt: '2026-11-20T01:00:00.000Z', missed: false, fare: 'reward' },
}
const answer: OptionsAnswer = {
  ...{ now: '2026-11-20T02:00:00.000Z', program: 'qantas', from: 'SYD', to: 'SIN', date: '2026-12-08', seats: 2 },
  ...{ options: [option, { ...option, seats: null, points: null, charges: null, sectors: null }], sample: true },
}

describe('ReadOptions', () => {
  it('reads everything that the API’s own schema does', () => {
    const whole: unknown = JSON.parse(JSON.stringify(answer))
    expect(ReadOptions.parse(whole)).toEqual(OptionsAnswer.parse(whole))
    const names = (shape: object) => Object.keys(shape).sort()
    // A finder sends nothing that an answer could ignore.
    const { ignored: _, ...read } = OptionsAnswer.shape
    expect(names(ReadOptions.shape)).toEqual(names(read))
  })

  it('rejects an answer with a missing part', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(answer)), (name) => {
        const { [name]: _, ...rest } = { ...answer } as Record<string, unknown>
        expect(ReadOptions.safeParse(rest).success).toBe(false)
      }),
    )
  })
})
