import { describe, expect, it } from 'vitest'
import { editHref, findEdited, freePlace, NoPlaceLeft } from '../../../../lib/alerts/alert-places.ts'

describe('the address an alert is edited at', () => {
  const [former, present] = ['AAAAAAAAAAAAAAAAAAAA', 'BBBBBBBBBBBBBBBBBBBB']
  const nameIn = (href: string) => new URL(href, 'https://site.example').searchParams.get('edit') ?? ''

  it.each([{ id: '07' }, { id: '07', identity: former }])('finds %j', (alert) => {
    const name = nameIn(editHref('alerts', alert))
    expect(findEdited([{ id: '03', identity: present }, alert], name)).toBe(alert)
  })

  it.each([{ id: '07' }, { id: '07', identity: former }])('of %j finds no other that took its place', (alert) => {
    const name = nameIn(editHref('seat-alerts', alert))
    expect(findEdited([{ id: '07', identity: present }], name)).toBeUndefined()
  })
})

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
