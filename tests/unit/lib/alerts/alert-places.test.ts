import { describe, expect, it } from 'vitest'
import { freePlace, NoPlaceLeft } from '../../../../lib/alerts/alert-places.ts'

describe('the place of a new alert', () => {
  it('is the first free number, written in two digits', () => {
    expect(freePlace('alerts', [])).toBe('00')
    expect(freePlace('alerts', ['00', '01', '03'])).toBe('02')
    expect(
      freePlace(
        'alerts',
        Array.from({ length: 12 }, (_, at) => String(at).padStart(2, '0')),
      ),
    ).toBe('12')
  })

  it('is refused with NoPlaceLeft once all fifty are taken', () => {
    const all = Array.from({ length: 50 }, (_, at) => String(at).padStart(2, '0'))
    expect(freePlace('alerts', all.slice(0, 49))).toBe('49')
    expect(() => freePlace('alerts', all)).toThrow(NoPlaceLeft)
    expect(() => freePlace('seat-alerts', all)).toThrow('You have 50 seat alerts')
  })
})
