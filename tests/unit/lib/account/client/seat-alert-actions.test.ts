import { describe, expect, it } from 'vitest'
import { freePlace, NoPlaceLeft } from '../../../../../lib/account/client/seat-alert-actions.ts'

describe('the place of a new seat alert', () => {
  it('is the first one that is free, as the rules number them', () => {
    expect(freePlace([])).toBe('00')
    expect(freePlace(['00', '01', '03'])).toBe('02')
    expect(freePlace(Array.from({ length: 12 }, (_, at) => String(at).padStart(2, '0')))).toBe('12')
  })

  it('is none once all fifty are taken', () => {
    const all = Array.from({ length: 50 }, (_, at) => String(at).padStart(2, '0'))
    expect(freePlace(all.slice(0, 49))).toBe('49')
    expect(() => freePlace(all)).toThrow(NoPlaceLeft)
  })
})
