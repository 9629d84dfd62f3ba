import { describe, expect, it, vi } from 'vitest'
import { createIndex } from '../../../../../lib/availability/index-store.ts'
import type { LiveQuery } from '../../../../../lib/availability/live-contract.ts'
import { storedBefore, watchRecheck } from '../../../../../lib/server/live/rechecks.ts'
import { rowOf } from '../../search/rows.ts'

const query: LiveQuery = {
  program: 'qantas',
  from: ['SYD'],
  to: ['SIN'],
  start: '2026-12-05',
  end: '2026-12-05',
  cabins: ['J'],
  seats: 1,
  directOnly: false,
}

describe('the stored rows before a recheck', () => {
  it('are looked up only for a single route, day and cabin', () => {
    const index = createIndex()
    const looked = vi.spyOn(index, 'routesFrom')
    for (const wide of [
      { end: '2026-12-06' },
      { to: ['SIN', 'KUL'] },
      { from: ['SYD', 'MEL'] },
      { cabins: ['J', 'F'] as const },
    ]) {
      expect(storedBefore(index, { ...query, ...wide, cabins: [...(wide.cabins ?? query.cabins)] })).toEqual([])
    }
    expect(looked).not.toHaveBeenCalled()
    expect(storedBefore(index, query)).toEqual([])
    expect(looked).toHaveBeenCalled()
  })
})

describe('watching a recheck', () => {
  const day = { type: 'day' as const, from: 'SYD', to: 'SIN', date: '2026-12-05', rows: [], done: 1 }

  it('counts an answered day, but no failed day and none without stored rows', () => {
    const count = vi.fn(async () => {})
    watchRecheck([rowOf()], count, vi.fn())(day)
    expect(count).toHaveBeenCalledExactlyOnceWith([])
    watchRecheck([], count, vi.fn())(day)
    const failed = {
      fault: 'aborted' as const,
      message: 'Stopped.',
      retryAfterSeconds: null,
      ...day,
      type: 'failed' as const,
    }
    watchRecheck([rowOf()], count, vi.fn())(failed)
    expect(count).toHaveBeenCalledTimes(1)
  })

  it('reports a failed count without throwing', async () => {
    const fault = new Error('down')
    const onFault = vi.fn()
    watchRecheck([rowOf()], async () => Promise.reject(fault), onFault)(day)
    await vi.waitFor(() => expect(onFault).toHaveBeenCalledWith(fault))
  })
})
