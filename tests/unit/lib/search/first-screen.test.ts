import { describe, expect, it } from 'vitest'
import { mergeHistory } from '../../../../lib/availability/history.ts'
import type { Observation } from '../../../../lib/availability/observation.ts'
import { cabins } from '../../../../lib/core/cabin.ts'
import { popularRoutes } from '../../../../lib/network/routes.ts'
import { pickFirstScreen } from '../../../../lib/search/first-screen.ts'
import { flight } from '../availability/journeys/scene.ts'
import { worldOf } from '../availability/reference.ts'

const now = '2026-03-01T02:00:00Z'
const query = { program: 'qantas', cabins: [...cabins], now } as const
/** When the scene's flights were seen. */
const lookedAt = '2026-02-01T00:00:00.000Z'
const screen = (seen: Observation[]) => pickFirstScreen(worldOf(seen).index, query, [])

describe('pickFirstScreen', () => {
  it('shows popular routes with seats in rank order, with days and fewest points per cabin', () => {
    const [first, second, third] = popularRoutes('qantas')
    const pairOf = (route: typeof first) => `${route?.from}-${route?.to}`
    const { routes, daysAhead } = screen([
      flight(pairOf(third), '2026-03-05', '09:00 15:00', { points: 40_000 }),
      flight(pairOf(first), '2026-03-09', '09:00 15:00', { points: 60_000 }),
      flight(pairOf(first), '2026-03-07', '09:00 15:00', { points: 70_000 }),
      flight(pairOf(first), '2026-03-07', '09:00 15:00', { points: null, cabin: 'F' }),
      flight(pairOf(second), '2026-03-07', '09:00 15:00', { seats: 0 }),
    ])
    expect(daysAhead).toBe(60)
    expect(routes).toEqual([
      {
        ...{ from: first?.from, to: first?.to, days: 2, next: '2026-03-07' },
        lowest: [
          { cabin: 'F', points: null },
          { cabin: 'J', points: 60_000 },
        ],
        lookedAt,
      },
      {
        from: third?.from,
        to: third?.to,
        days: 1,
        next: '2026-03-05',
        lowest: [{ cabin: 'J', points: 40_000 }],
        lookedAt,
      },
    ])
  })

  it('falls back to any stored routes from Australia if no popular route has seats', () => {
    const unlisted = [flight('CBR-NAN', '2026-03-05', '09:00 15:00'), flight('NAN-CBR', '2026-03-05', '09:00 15:00')]
    expect(screen(unlisted).routes.map(({ from, to }) => from + to)).toEqual(['CBRNAN'])
    expect(screen([])).toMatchObject({ routes: [], cheapest: [], opened: [] })
  })

  it('leaves out departed flights, days beyond a guest’s plan and the other program', () => {
    const { routes } = screen([
      flight('SYD-SIN', '2026-03-01', '09:00 15:00'),
      flight('SYD-SIN', '2026-05-05', '09:00 15:00'),
      flight('SYD-LAX', '2026-03-09', '09:00 15:00', { program: 'velocity' }),
    ])
    expect(routes).toEqual([])
  })

  it('lists the cheapest days of each cabin, each destination once', () => {
    const { cheapest } = screen([
      flight('SYD-SIN', '2026-03-05', '09:00 15:00', { points: 50_000 }),
      flight('SYD-SIN', '2026-03-06', '09:00 15:00', { points: 45_000 }),
      flight('SYD-LAX', '2026-03-06', '09:00 15:00', { points: 90_000 }),
      flight('SYD-LHR', '2026-03-06', '09:00 15:00', { points: 99_000 }),
      flight('SYD-SIN', '2026-03-07', '09:00 15:00', { points: 20_000, cabin: 'Y' }),
      flight('SYD-SIN', '2026-03-08', '09:00 15:00', { points: null, cabin: 'F' }),
    ])
    expect(cheapest.every(({ seenAt }) => seenAt === lookedAt)).toBe(true)
    expect(cheapest.map(({ to, date, cabin, points }) => [to, date, cabin, points])).toEqual([
      ['SIN', '2026-03-07', 'Y', 20_000],
      ['SIN', '2026-03-06', 'J', 45_000],
      ['LAX', '2026-03-06', 'J', 90_000],
    ])
  })

  it('lists seats that opened in the last seven days after a look found none, if still there', () => {
    const key = { program: 'qantas', from: 'SYD', to: 'SIN' } as const
    const none = { seats: 0, points: null } as const
    const early = '2026-02-10T00:00:00Z'
    const opened = flight('SYD-SIN', '2026-03-20', '09:00 15:00', { seenAt: '2026-02-27T00:00:00Z' })
    const closed = flight('SYD-SIN', '2026-03-21', '09:00 15:00', { seenAt: '2026-02-27T00:00:00Z', cabin: 'Y' })
    const always = flight('SYD-SIN', '2026-03-22', '09:00 15:00', { seenAt: '2026-02-27T00:00:00Z', cabin: 'F' })
    const longAgo = flight('SYD-SIN', '2026-03-23', '09:00 15:00', { seenAt: '2026-02-15T00:00:00Z', cabin: 'W' })
    const history = mergeHistory(key, null, [
      ...[opened, closed, longAgo].map((one) => ({ ...one, ...none, seenAt: early })),
      ...[opened, closed, always, longAgo],
    ])
    const { index } = worldOf([opened, always, longAgo])
    const result = pickFirstScreen(index, query, history ? [history] : []).opened
    expect(result.map(({ date, cabin, openedOn }) => [date, cabin, openedOn])).toEqual([
      ['2026-03-20', 'J', '2026-02-27'],
    ])
  })
})
