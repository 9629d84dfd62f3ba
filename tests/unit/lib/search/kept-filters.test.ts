import { describe, expect, it } from 'vitest'
import { noFilters } from '../../../../lib/search/finder-state.ts'
import { keepFilters, keptFilters } from '../../../../lib/search/kept-filters.ts'

/** A stand-in for a browser's storage, backed by an object. */
function storeOf(kept: Record<string, string> = {}) {
  return {
    kept,
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
  }
}

describe('the filters a browser keeps', () => {
  it('are read back as they were kept', () => {
    const store = storeOf()
    const filters = { ...noFilters, seats: 4, cabins: ['J' as const], without: ['EK'], points: 90_000 }
    keepFilters(store, filters)
    expect(keptFilters(store)).toEqual(filters)
  })

  it('are null when no filter was set or nothing was kept', () => {
    const store = storeOf()
    expect(keptFilters(store)).toBeNull()
    keepFilters(store, noFilters)
    expect(keptFilters(store)).toBeNull()
  })

  it('leave out what cannot be parsed, and survive forbidden storage', () => {
    expect(keptFilters(storeOf({ 'finder-filters': 'seats=ninety&cabins=J' }))).toEqual({ ...noFilters, cabins: ['J'] })
    const forbidden = {
      getItem: () => {
        throw new Error('forbidden')
      },
      setItem: () => {
        throw new Error('forbidden')
      },
    }
    expect(keptFilters(forbidden)).toBeNull()
    expect(() => keepFilters(forbidden, noFilters)).not.toThrow()
  })
})
