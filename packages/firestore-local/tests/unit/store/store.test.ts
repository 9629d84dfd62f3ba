import { describe, expect, it, vi } from 'vitest'
import { createMicroClock } from '../../../src/store/micro-clock.ts'
import { createStore } from '../../../src/store/store.ts'
import { stageWrites } from '../../../src/store/writes.ts'
import { db, root } from '../core/values-fixture.ts'
import { fixedClock } from '../fixed-clock.ts'

describe('the micro clock', () => {
  it('gives each commit a later time, even if the machine’s clock goes back', () => {
    let now = '2026-01-01T00:00:00.000Z'
    const clock = createMicroClock({ now: () => now })
    expect([clock.tick(), clock.tick()]).toEqual(['2026-01-01T00:00:00.000000Z', '2026-01-01T00:00:00.000001Z'])
    now = '2025-01-01T00:00:00.000Z'
    expect(clock.tick()).toBe('2026-01-01T00:00:00.000002Z')
    now = '2026-01-01T00:00:00.001Z'
    expect(clock.tick()).toBe('2026-01-01T00:00:00.001000Z')
  })

  it('reads a time that is before the next commit', () => {
    const clock = createMicroClock(fixedClock('2026-01-01T00:00:00Z'))
    const read = clock.read()
    expect(clock.read()).toBe(read)
    expect(clock.tick() > read).toBe(true)
  })
})

describe('commit listeners', () => {
  const write = { update: { name: `${root}/c/a` } }

  it('are called once for each commit, until they stop', async () => {
    const store = createStore({ clock: fixedClock('2026-01-01T00:00:00Z'), journal: null })
    const heard: string[] = []
    const stop = store.onCommit(({ readTime, changes }) => heard.push(`${readTime} ${changes.length}`))
    const staged = stageWrites(store.get, db, [write], store.tick())
    await store.commit(staged)
    stop()
    await store.commit(stageWrites(store.get, db, [{ delete: write.update.name }], store.tick()))
    expect(heard).toEqual([`${staged.time} 1`])
  })

  it('that throw are reported, without affecting the commit or other listeners', async () => {
    const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
    const store = createStore({ clock: fixedClock('2026-01-01T00:00:00Z'), journal: null })
    let heard = 0
    store.onCommit(() => {
      throw new Error('broken listener')
    })
    store.onCommit(() => heard++)
    await store.commit(stageWrites(store.get, db, [write], store.tick()))
    expect(heard).toBe(1)
    expect(String(warned.mock.calls[0]?.[0])).toContain('broken listener')
    warned.mockRestore()
  })
})
