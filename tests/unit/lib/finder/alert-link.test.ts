import { describe, expect, it } from 'vitest'
import { alertLinkOf } from '../../../../lib/finder/alert-link.ts'
import { defaults } from '../../../../lib/finder/finder-state.ts'

describe('the alert for a search', () => {
  it('carries the question in the alert form’s own words', () => {
    const asked = {
      ...defaults,
      from: ['SYD', 'country:NZ'],
      to: ['LON'],
      when: { kind: 'month', month: '2027-07' } as const,
      seats: 4,
      cabins: ['J' as const],
      direct: true,
      points: 160_000,
    }
    expect(alertLinkOf('qantas', asked)).toBe(
      '/alerts?new&program=qantas&from=SYD,country:NZ&to=LON&start=2027-07-01&end=2027-07-31&cabins=J&seats=4&direct=1&points=160000',
    )
  })

  it('leaves open what the search left open', () => {
    expect(alertLinkOf('velocity', { ...defaults, from: ['SYD'], to: ['DPS'] })).toBe(
      '/alerts?new&program=velocity&from=SYD&to=DPS',
    )
  })

  it('is none for anywhere', () => {
    expect(alertLinkOf('qantas', { ...defaults, from: ['SYD'], to: ['anywhere'] })).toBeNull()
  })
})
