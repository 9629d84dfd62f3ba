import type { Firestore } from 'firebase-admin/firestore'
import { expect, it, vi } from 'vitest'
import { createIndex } from '../../../../../lib/availability/index-store.ts'
import { openMemberLayer } from '../../../../../lib/server/availability/answer-context.ts'
import { switchesPath } from '../../../../../lib/shell/switches/switches.ts'
import { routeTo } from './stored-route.ts'

it('hides shared seats while the switch can’t be read, and reads it again after five seconds', () => {
  vi.useFakeTimers()
  const listeners: { next: (data: object) => void; fail: (error: Error) => void }[] = []
  const close = vi.fn()
  const db = {
    collection: () => ({
      onSnapshot(next: (snapshot: object) => void) {
        next({ docChanges: () => [{ type: 'added', doc: { id: 'qantas_SYD-SIN', data: () => routeTo('SIN') } }] })
        return () => {}
      },
    }),
    doc: () => ({
      onSnapshot(next: (document: object) => void, fail: (error: Error) => void) {
        listeners.push({ next: (data) => next({ data: () => data }), fail })
        return close
      },
    }),
  } as unknown as Firestore
  const log = vi.fn()
  const layer = openMemberLayer(db, log)
  const repository = { readParts: async () => [] }
  const shared = { now: () => '2026-11-20T00:00:00Z', index: createIndex(), repository } as never
  const isShown = () => layer.over(shared) !== shared

  listeners[0]?.next({ sharedSeats: true })
  expect(isShown()).toBe(true)
  listeners[0]?.fail(new Error('unavailable'))
  expect(isShown()).toBe(false)
  vi.advanceTimersByTime(5_000)
  listeners[1]?.next({ sharedSeats: true })
  expect(isShown()).toBe(true)

  listeners[1]?.fail(new Error('unavailable'))
  layer.close()
  expect(close).toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(listeners).toHaveLength(2)
  expect(log.mock.lastCall?.[0]).toBe(`${switchesPath}: the listener ended and will be opened again`)
  vi.useRealTimers()
})
