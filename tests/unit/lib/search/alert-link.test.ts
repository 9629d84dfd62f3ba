import { describe, expect, it } from 'vitest'
import { readAlertDraft } from '../../../../lib/alerts/compose/alert-address.ts'
import { buildAlertLink } from '../../../../lib/search/alert-link.ts'
import { defaults, type Question } from '../../../../lib/search/finder-state.ts'

/** Parses the link as the alert form does. */
function draftOf(watched: Partial<Question>) {
  const href = buildAlertLink('velocity', { ...defaults, from: ['SYD'], to: ['DPS'], ...watched })
  expect(href).toMatch(/^\/alerts\?new&/)
  return readAlertDraft(new URL(href ?? '', 'http://site').searchParams)
}

describe('the alert for a search', () => {
  it('is parsed by the alert form with the criteria of the search', () => {
    const question: Partial<Question> = {
      from: ['SYD', 'country:NZ'],
      to: ['LON'],
      when: { kind: 'month', month: '2027-07' },
      seats: 4,
      cabins: ['J'],
      direct: true,
      points: 160_000,
      charges: 900,
      carriers: ['QF'],
    }
    expect(draftOf(question)).toMatchObject({
      bad: [],
      draft: {
        programs: ['velocity'],
        from: ['SYD', 'country:NZ'],
        to: ['LON'],
        dates: { start: '2027-07-01', end: '2027-07-31' },
        seats: 4,
        cabins: ['J'],
        direct: true,
        maxPoints: 160_000,
        maxCharges: 900,
        carriers: ['QF'],
      },
    })
  })

  it('leaves open what the search left open, with every cabin', () => {
    expect(draftOf({}).draft).toMatchObject({ dates: null, cabins: ['Y', 'W', 'J', 'F'], maxPoints: null, seats: 1 })
  })

  it('is null for anywhere', () => {
    expect(buildAlertLink('qantas', { ...defaults, from: ['SYD'], to: ['anywhere'] })).toBeNull()
  })
})
