import { describe, expect, it } from 'vitest'
import { listSearchDemand, ownersByRoute, toDemand } from '../../../../lib/availability/demand.ts'
import { findPlace } from '../../../../lib/network/places.ts'

const listAirports = (token: string) => findPlace(token)?.airports
const routes = [
  { program: 'qantas', from: 'SYD', to: 'SIN' },
  { program: 'qantas', from: 'SIN', to: 'SYD' },
  { program: 'velocity', from: 'SYD', to: 'SIN' },
  { program: 'qantas', from: 'MEL', to: 'NRT' },
] as const

describe('ownersByRoute', () => {
  it('lists the owners of each route once, by program and direction, with places as airports', () => {
    const demands = [
      { owner: 'ann', ...toDemand('qantas', ['SYD'], ['SIN'], listAirports) },
      { owner: 'bob', ...toDemand('qantas', ['country:AU'], ['SIN', 'country:JP'], listAirports) },
      { owner: 'bob', ...toDemand('qantas', ['SYD'], ['SIN', 'HKG'], listAirports) },
      { owner: 'ann', ...toDemand('velocity', ['MEL'], ['SIN'], listAirports) },
    ]
    expect(ownersByRoute(routes, demands)).toEqual(
      new Map([
        ['qantas_SYD-SIN', ['ann', 'bob']],
        ['qantas_MEL-NRT', ['bob']],
      ]),
    )
  })

  it('returns nothing for an unknown place', () => {
    const demand = { owner: 'ann', ...toDemand('qantas', ['XXQ'], ['SIN'], listAirports) }
    expect(ownersByRoute(routes, [demand])).toEqual(new Map())
  })
})

describe('listSearchDemand', () => {
  const demandOf = (href: string) =>
    listSearchDemand(href, listAirports).map(({ program, from, to }) => [program, [...from], [...to]])

  it('reads the program from the page or its parameter', () => {
    expect(demandOf('/qantas/reward-seat-finder?from=SYD,MEL&to=SIN')).toEqual([['qantas', ['SYD', 'MEL'], ['SIN']]])
    expect(demandOf('/virgin-australia/reward-seat-finder?from=SYD&to=NRT')).toEqual([['velocity', ['SYD'], ['NRT']]])
    const both = '/virgin-australia/reward-seat-finder?from=SYD&to=SIN&programs=qantas%2Cvelocity'
    expect(demandOf(both).map(([program]) => program)).toEqual(['qantas', 'velocity'])
  })

  it('returns nothing for an incomplete route or another page', () => {
    expect(demandOf('/qantas/reward-seat-finder?from=SYD')).toEqual([])
    expect(demandOf('/pricing?from=SYD&to=SIN')).toEqual([])
  })
})
