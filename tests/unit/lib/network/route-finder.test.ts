import { describe, expect, test } from 'vitest'
import { allAircraft, findAircraft } from '../../../../lib/network/aircraft/types-flown.ts'
import { findRoutePaths } from '../../../../lib/network/route-finder.ts'
import { allRoutes, popularRoutes } from '../../../../lib/network/routes.ts'

const ways = (program: 'qantas' | 'velocity', from: string, to: string) =>
  findRoutePaths(program, from, to).map((path) => path.airports.join('-'))

describe('findRoutePaths', () => {
  test('lists non-stop first, then one stop by distance', () => {
    const paths = findRoutePaths('qantas', 'SYD', 'SIN')
    expect(paths[0]?.airports).toEqual(['SYD', 'SIN'])
    expect(paths[0]?.legs[0]?.map((route) => route.carrier).sort()).toEqual(['BA', 'QF'])
    const oneStop = paths.slice(1).map((path) => path.miles)
    expect(oneStop).toEqual([...oneStop].sort((a, b) => a - b))
  })

  test('connects a pair without non-stop flights with one stop', () => {
    expect(ways('qantas', 'SYD', 'LHR')).toEqual(expect.arrayContaining(['SYD-SIN-LHR', 'SYD-DXB-LHR', 'SYD-PER-LHR']))
  })

  test('offers a leg sold only with Doha flights on the way to Doha only', () => {
    const carriers = findRoutePaths('velocity', 'MEL', 'CBR')[0]?.legs[0]?.map((route) => route.carrier)
    expect(carriers).toEqual(['VA'])
    const doha = findRoutePaths('velocity', 'CBR', 'DOH').find((path) => path.airports[1] === 'MEL')
    expect(doha?.legs[0]?.map((route) => route.carrier).sort()).toEqual(['QR', 'VA'])
  })

  test('offers no long detours', () => {
    expect(ways('qantas', 'SYD', 'MEL').some((way) => way.includes('SIN'))).toBe(false)
    for (const path of findRoutePaths('qantas', 'SYD', 'DPS')) expect(path.miles).toBeLessThan(2870 * 1.5)
  })

  test('every popular route can be flown non-stop or with one stop', () => {
    for (const program of ['qantas', 'velocity'] as const) {
      for (const { from, to, direct } of popularRoutes(program)) {
        const paths = findRoutePaths(program, from, to)
        expect([from, to, paths[0]?.airports.length === 2]).toEqual([from, to, direct])
      }
    }
  })

  test('throws an error that names an unknown airport', () => {
    expect(() => ways('qantas', 'SYD', 'QQQ')).toThrow('"QQQ"')
  })
})

test('every aircraft a route names is known, and no other', () => {
  const named = new Set(allRoutes.flatMap((route) => route.aircraft))
  expect([...named].filter((name) => !findAircraft(name))).toEqual([])
  expect(allAircraft).toHaveLength(named.size)
})
