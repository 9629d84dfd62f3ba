import { describe, expect, it } from 'vitest'
import { cabins } from '../../../../lib/core/cabin.ts'
import { toSearchHistoryEntry } from '../../../../lib/search/search-history-entry.ts'

const query = {
  programs: ['qantas' as const],
  cabins: [...cabins],
  seats: 1,
  directOnly: false,
  fares: 'reward' as const,
  start: '2026-11-20',
  end: '2027-01-19',
  carriers: null,
  notCarriers: [],
  sources: null,
  maxPoints: null,
  maxCharges: null,
  maxMinutes: null,
}

const kept = (text: string, more: object = {}) =>
  toSearchHistoryEntry(new URLSearchParams(text), { ...query, cabins: [...cabins], ...more })

describe('toKeptSearch', () => {
  it('links to the program’s finder, and describes the search', () => {
    expect(kept('from=syd&to=SIN')).toEqual({
      href: '/qantas/reward-seat-finder?from=SYD&to=SIN',
      title: 'Sydney to Singapore, Qantas',
    })
    expect(kept('from=SYD&to=SIN', { programs: ['velocity'] })).toEqual({
      href: '/virgin-australia/reward-seat-finder?from=SYD&to=SIN',
      title: 'Sydney to Singapore, Velocity',
    })
  })

  it('keeps the filters', () => {
    const narrow = { carriers: ['QF'], notCarriers: ['EK'], maxPoints: 60_000, maxCharges: 39_950, maxMinutes: 600 }
    expect(kept('from=SYD&to=SIN', narrow)).toEqual({
      href: '/qantas/reward-seat-finder?from=SYD&to=SIN&carriers=QF&without=EK&points=60000&charges=400&hours=10',
      title: 'Sydney to Singapore, on QF, up to 60,000 points, Qantas',
    })
  })

  it('distinguishes a complete month from a range', () => {
    expect(kept('from=SYD&to=SIN&start=2027-03-01&end=2027-03-31', { start: '2027-03-01', end: '2027-03-31' })).toEqual(
      {
        href: '/qantas/reward-seat-finder?from=SYD&to=SIN&when=2027-03',
        title: 'Sydney to Singapore, March 2027, Qantas',
      },
    )
    const range = kept('from=SYD&to=SIN&start=2027-03-02', { start: '2027-03-02', end: '2027-03-31' })
    expect(range?.href).toContain('when=2027-03-02..2027-03-31')
    expect(range?.title).toBe('Sydney to Singapore, 2 to 31 Mar 2027, Qantas')
    const day = kept('from=SYD&to=SIN&start=2027-03-08&end=2027-03-08', { start: '2027-03-08', end: '2027-03-08' })
    expect(day?.title).toBe('Sydney to Singapore, 8 Mar 2027, Qantas')
  })

  it('names cabins, party, direct flights and at most two places', () => {
    const search = kept('from=SYD,MEL,country:NZ&to=region:europe', {
      cabins: ['J', 'F'],
      seats: 4,
      directOnly: true,
    })
    expect(search?.title).toBe('Sydney, Melbourne or 1 more to Europe, business or first, 4 seats, direct, Qantas')
    expect(search?.href).toContain('seats=4')
  })

  it('is the same for another order or page size of the same search', () => {
    expect(kept('from=SYD&to=SIN&sort=points&take=50')).toEqual(kept('from=SYD&to=SIN'))
  })

  it('returns null for more places than a page can ask for', () => {
    const many = 'SYD,MEL,BNE,PER,ADL,CBR,DRW,CNS,OOL,HBA,LST,TSV,ASP'
    expect(kept(`from=${many}&to=SIN`)).toBeNull()
  })
})
