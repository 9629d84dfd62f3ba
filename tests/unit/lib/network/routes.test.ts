import { describe, expect, test } from 'vitest'
import { programs } from '../../../../lib/core/program.ts'
import routeRows from '../../../../lib/network/data/routes.json' with { type: 'json' }
import { listRoutes, popularRoutes, routesBetween, routesFrom } from '../../../../lib/network/routes.ts'

describe('listRoutes', () => {
  test('lists both directions of every record of the program', () => {
    for (const program of programs) {
      const records = routeRows.filter((record) => (record.programs as string[]).includes(program))
      expect(listRoutes(program)).toHaveLength(2 * records.length)
    }
  })

  test('gives the recorded block time one way only: winds make the other way differ', () => {
    const minutes = (from: string, to: string) =>
      routesBetween('qantas', from, to).find((route) => route.carrier === 'QF')?.blockMinutes
    expect(minutes('PER', 'LHR')).toBe(1060)
    expect(minutes('LHR', 'PER')).toBeNull()
  })

  test('gives the exception of one direction in that direction only', () => {
    const exception = (from: string, to: string) => routesBetween('qantas', from, to)[0]?.exception
    expect(exception('PER', 'LHR')).toContain('may stop in SIN')
    expect(exception('LHR', 'PER')).toBeNull()
  })

  test('marks the domestic tail of a Doha flight as sold with Doha only', () => {
    const qatar = routesBetween('velocity', 'MEL', 'CBR').find((route) => route.carrier === 'QR')
    expect(qatar?.onlyWith).toBe('DOH')
  })
})

test('routesFrom: only routes from the airport, and none if the program has none there', () => {
  expect(routesFrom('velocity', 'WSI')).toEqual([])
  expect(routesFrom('qantas', 'SYD').every((route) => route.from === 'SYD')).toBe(true)
})

test('popularRoutes: forty per program in rank order', () => {
  for (const program of ['qantas', 'velocity'] as const) {
    expect(popularRoutes(program).map((route) => route.rank)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1))
  }
})
