import { describe, expect, it, vi } from 'vitest'
import { openLiveIndex } from '../../../../../lib/server/availability/live-index.ts'
import { routeTo } from './stored-route.ts'

type Change = { type: 'added' | 'modified' | 'removed'; doc: { id: string; data(): unknown } }
type Database = Parameters<typeof openLiveIndex>[0]

/** A database whose listener the test drives. */
function fakeDatabase() {
  let next = (_changes: Change[]) => {}
  let fail = (_error: Error) => {}
  const collection = () => ({
    onSnapshot(onNext: (snapshot: { docChanges(): Change[] }) => void, onError: (error: Error) => void) {
      next = (changes) => onNext({ docChanges: () => changes })
      fail = onError
      return () => {}
    },
  })
  return {
    db: { collection } as unknown as Database,
    push: (changes: Change[]) => next(changes),
    fail: (error: Error) => fail(error),
  }
}

const change = (type: Change['type'], to: string, data: unknown = routeTo(to)): Change => ({
  type,
  doc: { id: `qantas_SYD-${to}`, data: () => data },
})

describe('openLiveIndex', () => {
  it('is ready after the first snapshot, and follows every change', async () => {
    const { db, push } = fakeDatabase()
    const live = openLiveIndex(db, () => {})
    expect(await live.ready(1)).toBe(false)
    push([change('added', 'SIN'), change('added', 'LHR')])
    expect(await live.ready(1)).toBe(true)
    expect([...live.index.routesFrom('qantas', 'SYD').keys()]).toEqual(['SIN', 'LHR'])
    push([change('removed', 'SIN'), change('modified', 'LHR')])
    expect([...live.index.routesFrom('qantas', 'SYD').keys()]).toEqual(['LHR'])
    live.close()
  })

  it('keeps the other routes when a document is damaged, and names it', async () => {
    const { db, push } = fakeDatabase()
    const logged: string[] = []
    const live = openLiveIndex(db, (message) => logged.push(message))
    push([change('added', 'SIN', { v: 7 }), change('added', 'LHR')])
    expect([...live.damaged.keys()]).toEqual(['qantas_SYD-SIN'])
    expect(logged).toEqual(['availability: document qantas_SYD-SIN could not be read'])
    expect(live.index.size().routes).toBe(1)
    push([change('modified', 'SIN')])
    expect([live.damaged.size, live.index.size().routes]).toEqual([0, 2])
    live.close()
  })

  it('logs that the listener ended, and keeps what it has', async () => {
    const { db, push, fail } = fakeDatabase()
    const logged: string[] = []
    const live = openLiveIndex(db, (message) => logged.push(message))
    push([change('added', 'SIN')])
    fail(new Error('permission denied'))
    expect(logged).toEqual(['availability: the listener ended and will be opened again'])
    expect(live.index.size().routes).toBe(1)
    live.close()
  })

  it('drops what was deleted while the listener was down', () => {
    vi.useFakeTimers()
    const { db, push, fail } = fakeDatabase()
    const live = openLiveIndex(db, () => {})
    push([change('added', 'SIN'), change('added', 'LHR')])
    fail(new Error('unavailable'))
    vi.advanceTimersByTime(5_000)
    push([change('added', 'LHR')])
    expect([...live.index.routesFrom('qantas', 'SYD').keys()]).toEqual(['LHR'])
    live.close()
    vi.useRealTimers()
  })

  it('reads every route when the stored index stalls', async () => {
    vi.useFakeTimers()
    const { db, push } = fakeDatabase()
    const logged: string[] = []
    const never = new Promise<never>(() => {})
    async function* silent() {
      yield await never
    }
    const places = [() => never, async () => ({ bytes: silent(), generation: '1' })]
    for (const open of places) {
      const place = { name: 'file:index', open, replace: async () => true }
      const live = openLiveIndex(db, (message) => logged.push(message), { place })
      await vi.advanceTimersByTimeAsync(10_000)
      push([change('added', 'SIN')])
      expect(live.index.size().routes).toBe(1)
      live.close()
    }
    expect(logged.filter((line) => line.includes('every route is read'))).toHaveLength(places.length)
    vi.useRealTimers()
  })
})
