import { describe, expect, it } from 'vitest'
import { HomeDocument, pointsShort, visitOn } from '../../../../lib/accounts/home-document.ts'

const home = (visitAt: string, previousVisitAt: string | null = null) =>
  HomeDocument.parse({ visitAt, previousVisitAt })

describe('visitOn', () => {
  const now = '2026-11-24T09:00:00.000Z'

  it('begins the first visit without a previous one', () => {
    expect(visitOn(null, now)).toEqual({ since: null, begins: true })
    expect(visitOn(HomeDocument.parse({ points: { qantas: 1 } }), now)).toEqual({ since: null, begins: true })
  })

  it('begins a new visit that counts from the previous one', () => {
    const before = '2026-11-19T08:42:00.000Z'
    expect(visitOn(home(before), now)).toEqual({ since: before, begins: true })
  })

  it('continues a visit for half an hour, still counting from the previous one', () => {
    const earlier = '2026-11-19T08:42:00.000Z'
    expect(visitOn(home('2026-11-24T08:30:00.000Z', earlier), now)).toEqual({ since: earlier, begins: false })
    expect(visitOn(home('2026-11-24T08:29:59.000Z', earlier), now)).toMatchObject({ begins: true })
    expect(visitOn(home('2026-11-24T08:59:00.000Z'), now)).toEqual({ since: null, begins: false })
  })
})

describe('pointsShort', () => {
  it('returns how many points are missing, or null if the balance is unknown', () => {
    expect(pointsShort({ qantas: 100_000 }, 'qantas', 82_000)).toBe(0)
    expect(pointsShort({ qantas: 72_050 }, 'qantas', 82_000)).toBe(9_950)
    expect(pointsShort({ qantas: 0 }, 'qantas', 1)).toBe(1)
    expect(pointsShort({ qantas: 100_000, velocity: null }, 'velocity', 1)).toBeNull()
    expect(pointsShort({}, 'qantas', 1)).toBeNull()
  })
})
