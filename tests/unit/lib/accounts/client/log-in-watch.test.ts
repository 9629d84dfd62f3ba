import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LogInWatch } from '../../../../../lib/accounts/client/member.ts'
import { noteLogIn, type Store, setMarker } from '../../../../../lib/core/signed-in-marker.ts'

vi.mock('firebase/firestore', () => ({ doc: () => ({}) }))

const second = Date.parse('2026-11-20T00:00:00Z') / 1_000
const token = { authTime: new Date(second * 1_000).toUTCString() }
const open = { endedAt: second - 1, logIns: [second + 1] }
const onOver = vi.fn()
let store: Store
let watch: LogInWatch

beforeEach(() => {
  onOver.mockReset()
  const kept = new Map<string, string>()
  store = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  }
  setMarker(store, true)
  noteLogIn(store, second)
  watch = new LogInWatch(store, onOver)
})

describe('LogInWatch', () => {
  it('does not report a log-in that is still valid, or while nothing is known', () => {
    watch.sessionsAre(null)
    watch.tokenIs(token)
    watch.sessionsAre(open)
    expect(onOver).not.toHaveBeenCalled()
  })

  it.each([
    ['every device', { endedAt: second, logIns: [] }],
    ['this one alone', { endedAt: 0, logIns: [second] }],
  ])('reports a sign-out of %s, whether the token or the sessions arrive first', (_, over) => {
    watch.tokenIs(token)
    watch.sessionsAre(over)
    expect(onOver).toHaveBeenCalledOnce()
    const late = new LogInWatch(store, onOver)
    late.sessionsAre(over)
    late.tokenIs(token)
    expect(onOver).toHaveBeenCalledTimes(2)
  })

  it('does not report a sign-out before another tab’s newer log-in', () => {
    watch.tokenIs(token)
    noteLogIn(store, second + 5)
    watch.sessionsAre({ endedAt: second + 4, logIns: [] })
    expect(onOver).not.toHaveBeenCalled()
    watch.sessionsAre({ endedAt: second + 5, logIns: [] })
    expect(onOver).toHaveBeenCalledOnce()
  })

  it('leaves a sign-out by another tab to the SDK', () => {
    watch.tokenIs(token)
    setMarker(store, false)
    watch.sessionsAre({ endedAt: 0, logIns: [second] })
    expect(onOver).not.toHaveBeenCalled()
  })
})
