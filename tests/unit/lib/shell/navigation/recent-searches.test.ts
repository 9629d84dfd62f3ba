import { beforeEach, describe, expect, it } from 'vitest'
import { defaults, pickQuestion } from '../../../../../lib/search/finder-state.ts'
import { SEAT_PARAMETER } from '../../../../../lib/search/seat-parameter.ts'
import { recentSearches } from '../../../../../lib/shell/navigation/recent-searches.ts'
import {
  droppedParameters,
  recentSearchesKey,
  saveRecentSearch,
} from '../../../../../lib/shell/navigation/save-recent-search.ts'

const finder = '/qantas/reward-seat-finder'

function memoryStore() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

describe('searches kept in the browser', () => {
  let store = memoryStore()
  beforeEach(() => {
    store = memoryStore()
  })

  it('are listed newest first, with titles, without view and sort order', () => {
    saveRecentSearch(store, finder, 'from=SYD&to=SIN&view=month&sort=points&ref=abc')
    saveRecentSearch(store, finder, 'from=MEL,SYD&to=country%3AJP&seats=2')
    expect(recentSearches(store)).toEqual([
      {
        href: `${finder}?from=MEL%2CSYD&to=country%3AJP&seats=2`,
        title: 'Melbourne and 1 more to Japan, Qantas reward seat finder',
      },
      { href: `${finder}?from=SYD&to=SIN`, title: 'Sydney to Singapore, Qantas reward seat finder' },
    ])
  })

  it('keep the whole question, and nothing of how its answer is shown', () => {
    const question = Object.keys(pickQuestion(defaults))
    const shown = Object.keys(defaults).filter((name) => !question.includes(name))
    expect([...droppedParameters].sort()).toEqual([...shown, SEAT_PARAMETER, 'ref'].sort())
    saveRecentSearch(store, finder, 'from=SYD&to=SIN&trip=return&stay=7-21&back=2027-03-20&seat=signed')
    expect(recentSearches(store)[0]?.href).toBe(`${finder}?from=SYD&to=SIN&trip=return&stay=7-21`)
  })

  it('are kept once each, six at most', () => {
    for (const to of ['SIN', 'LAX', 'LHR', 'HND', 'AKL', 'DPS', 'JFK', 'SIN'])
      saveRecentSearch(store, finder, `from=SYD&to=${to}`)
    const kept = recentSearches(store).map(({ href }) => href)
    expect(kept).toHaveLength(6)
    expect(kept[0]).toBe(`${finder}?from=SYD&to=SIN`)
    expect(new Set(kept).size).toBe(6)
  })

  it('include only finder addresses with both ends', () => {
    saveRecentSearch(store, finder, 'from=SYD')
    saveRecentSearch(store, '/pricing', 'from=SYD&to=SIN')
    expect(recentSearches(store)).toEqual([])
  })

  it('are empty if storage contains anything else or throws', () => {
    for (const foreign of [
      '{',
      '"text"',
      '[1,2]',
      '["https://elsewhere.example"]',
      '["/no-such-finder?from=SYD&to=SIN"]',
    ]) {
      store.setItem(recentSearchesKey, foreign)
      expect(recentSearches(store)).toEqual([])
    }
    const broken = {
      getItem: () => {
        throw new Error('forbidden')
      },
      setItem: () => {},
    }
    expect(recentSearches(broken)).toEqual([])
    expect(() => saveRecentSearch(broken, finder, 'from=SYD&to=SIN')).not.toThrow()
  })
})
