import { describe, expect, it } from 'vitest'
import { noFilters } from '../../../../lib/search/finder-state.ts'
import { readSavedFilters, saveFilters } from '../../../../lib/search/saved-filters.ts'

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
    saveFilters(store, filters)
    expect(readSavedFilters(store)).toEqual(filters)
  })

  it('are null when no filter was set or nothing was kept', () => {
    const store = storeOf()
    expect(readSavedFilters(store)).toBeNull()
    saveFilters(store, noFilters)
    expect(readSavedFilters(store)).toBeNull()
  })

  it('leave out what cannot be parsed, and survive forbidden storage', () => {
    expect(readSavedFilters(storeOf({ 'finder-filters': 'seats=ninety&cabins=J' }))).toEqual({
      ...noFilters,
      cabins: ['J'],
    })
    const forbidden = {
      getItem: () => {
        throw new Error('forbidden')
      },
      setItem: () => {
        throw new Error('forbidden')
      },
    }
    expect(readSavedFilters(forbidden)).toBeNull()
    expect(() => saveFilters(forbidden, noFilters)).not.toThrow()
  })
})
