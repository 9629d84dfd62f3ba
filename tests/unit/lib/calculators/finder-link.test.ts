import { describe, expect, it } from 'vitest'
import { readAlertDraft } from '../../../../lib/alerts/compose/alert-address.ts'
import { alertLink, finderLink, parseEnds, placesLink, statusRunLink } from '../../../../lib/calculators/finder-link.ts'
import { runFields } from '../../../../lib/journeys/status-run-state.ts'
import { placesFields } from '../../../../lib/journeys/where-can-i-go/places-state.ts'

const trip = { from: 'SYD', to: 'LON', seats: 3, cabins: ['J', 'F'] as const }
const paramsOf = (address: string) => new URLSearchParams(address.split('?')[1])

describe('the links from a calculator', () => {
  it('open the finder on the same question', () => {
    expect(finderLink('velocity', {})).toBe('/virgin-australia/reward-seat-finder')
    expect(finderLink('qantas', trip)).toBe('/qantas/reward-seat-finder?from=SYD&to=LON&seats=3&cabins=J,F')
  })

  it('open the status-run builder with the next tier and the credits so far', () => {
    const read = runFields(['sydney'])
    const params = paramsOf(statusRunLink('Platinum One', 1_400.5))
    expect([read.goal.read(params.get('goal') ?? ''), read.have.read(params.get('have') ?? '')]).toEqual([
      'Platinum One',
      1_400,
    ])
  })

  it('open the places a balance reaches, and all places without a balance', () => {
    const { points } = placesFields(['sydney'])
    expect(points.read(paramsOf(placesLink('qantas', 50_000)).get('points') ?? '')).toBe(50_000)
    expect(placesLink('velocity', 0)).toBe('/virgin-australia/where-can-i-go')
  })

  it('read both ends of a flight from its id', () => {
    expect(parseEnds({ id: 'SYD-HND' })).toEqual({ from: 'SYD', to: 'HND' })
  })

  it('start an alert on the same question', () => {
    const { draft, bad } = readAlertDraft(paramsOf(alertLink('velocity', trip)))
    expect(bad).toEqual([])
    expect(draft).toMatchObject({ programs: ['velocity'], from: ['SYD'], to: ['LON'], seats: 3, cabins: ['J', 'F'] })
  })
})
