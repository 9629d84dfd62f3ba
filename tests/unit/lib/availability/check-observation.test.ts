import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findObservationFault } from '../../../../lib/availability/check-observation.ts'
import type { Observation, Sector } from '../../../../lib/availability/observation.ts'
import { addDays } from '../../../../lib/core/dates.ts'
import { flight } from './journeys/scene.ts'

const known = new Set(['SYD', 'SIN', 'LHR'])
const context = { now: '2026-02-01T00:00:00Z', isKnownAirport: (code: string) => known.has(code) }
const honest = flight('SYD-LHR', '2026-03-01', '10:00 20:00')

function through(...stops: string[]): Sector[] {
  const [sector] = honest.sectors ?? []
  if (sector === undefined) throw new Error('an honest flight has a sector')
  return stops.slice(1).map((to, at) => ({ ...sector, from: stops[at] ?? '', to }))
}

const faultIn = (change: Partial<Observation>) => findObservationFault({ ...honest, ...change }, context)

describe('findObservationFault', () => {
  it('returns null for an observation without faults', () => {
    expect(faultIn({})).toBeNull()
    expect(faultIn({ sectors: null })).toBeNull()
    expect(faultIn({ seats: 0, sectors: null, direct: false })).toBeNull()
  })

  it('rejects an unknown airport, or the same one twice', () => {
    expect(faultIn({ from: 'XXQ' })).toBe('unknown airport XXQ')
    expect(faultIn({ to: 'XXQ' })).toBe('unknown airport XXQ')
    expect(faultIn({ to: 'SYD' })).toBe('from and to are both SYD')
  })

  it('rejects a check from the future, but allows a clock to be a day ahead', () => {
    const aheadBy = (seconds: number) => new Date(Date.parse(context.now) + seconds * 1000).toISOString()
    fc.assert(
      fc.property(fc.integer({ min: -86_400 * 20, max: 86_400 * 20 }), (seconds) => {
        const fault = faultIn({ seenAt: aheadBy(seconds) })
        if (seconds > 86_400) expect(fault).toMatch(/^seen at .*, which is after now/)
        else expect(fault).toBeNull()
      }),
    )
  })

  it('rejects a departure over 500 days after the check, or over two days before it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -900, max: 900 }), (lead) => {
        const date = addDays('2026-02-01', lead)
        const fault = faultIn({ date, sectors: null, seenAt: '2026-02-01T00:00:00Z' })
        if (lead < -2 || lead > 500) expect(fault).toBe(`date ${date} is ${lead} days from the day it was seen`)
        else expect(fault).toBeNull()
      }),
    )
  })

  it('rejects charges of more than 100,000,000 minor units', () => {
    expect(faultIn({ charges: { minor: 100_000_000, currency: 'AUD' } })).toBeNull()
    expect(faultIn({ charges: { minor: 100_000_001, currency: null } })).toMatch(/beyond belief/)
  })

  it('rejects flights that do not lead to the destination, but allows an unknown stop', () => {
    expect(faultIn({ sectors: through('SYD', 'SIN', 'LHR') })).toBeNull()
    expect(faultIn({ sectors: through('SYD', 'QQX', 'LHR') })).toBeNull()
    const wrong = [
      through('SIN', 'LHR'),
      through('SYD', 'SIN'),
      [],
      [...through('SYD', 'SIN'), ...through('QQX', 'LHR')],
    ]
    for (const sectors of wrong) expect(faultIn({ sectors })).toBe('flights do not lead from SYD to LHR')
  })

  it('rejects a first flight on another day, or flights named without seats', () => {
    expect(faultIn({ date: '2026-03-02' })).toBe('the first flight leaves on 2026-03-01, not on 2026-03-02')
    expect(faultIn({ seats: 0 })).toBe('flights are named, yet there are no seats')
  })
})
