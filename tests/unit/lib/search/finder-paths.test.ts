import { describe, expect, test } from 'vitest'
import { pages } from '../../../../lib/pages/pages.ts'
import { finders, findFinder, readFinder } from '../../../../lib/search/finder-paths.ts'
import { defaults, writeFinder } from '../../../../lib/search/finder-state.ts'

describe('finders', () => {
  test('lists exactly the finder pages of the programs', () => {
    const listed = pages
      .map(({ path }) => path)
      .filter((path) => /\/(reward-seat|(business|first)-class)-finder$/.test(path))
    expect(listed.filter((path) => /^\/(qantas|virgin)/.test(path)).sort()).toEqual(Object.keys(finders).sort())
  })

  test('finds a finder by its exact path', () => {
    expect(findFinder('/qantas/first-class-finder')).toEqual({
      path: '/qantas/first-class-finder',
      program: 'qantas',
      preset: { cabins: ['F'] },
    })
    for (const path of ['/', '/qantas', '/qantas/reward-seat-finder/', 'constructor', '__proto__'])
      expect(findFinder(path)).toBeUndefined()
  })
})

describe('readFinder', () => {
  test('reads back what writeFinder wrote', () => {
    const state = {
      ...defaults,
      from: ['SYD', 'country:JP'],
      to: ['region:europe'],
      seats: 2,
      cabins: ['J' as const],
      sort: 'points' as const,
      when: { kind: 'month' as const, month: '2027-03' },
    }
    expect(readFinder(writeFinder(state), {})).toEqual(state)
  })

  test('falls back to the page’s cabins, and to the default for what can’t be parsed', () => {
    const params = new URLSearchParams({ from: 'SYD', seats: '99', view: 'cinema' })
    expect(readFinder(params, { cabins: ['F'] })).toEqual({ ...defaults, from: ['SYD'], cabins: ['F'] })
    expect(readFinder(new URLSearchParams({ cabins: 'Y' }), { cabins: ['F'] }).cabins).toEqual(['Y'])
  })
})
