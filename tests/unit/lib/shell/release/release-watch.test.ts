import { describe, expect, test } from 'vitest'
import { ReleaseWatch } from '@/lib/shell/release/watch-releases.ts'

/** A watch in a page of build `own`, with a record of what it did. */
function stage(own: string, answers: (string | null)[], reloadsAllowed = 1) {
  const done = { checks: 0, reloads: 0 }
  let allowed = reloadsAllowed
  const watch = new ReleaseWatch(own, {
    findLatest: async () => {
      done.checks += 1
      return answers.shift() ?? null
    },
    claimReload: () => {
      allowed -= 1
      return allowed >= 0
    },
    reload: () => {
      done.reloads += 1
    },
  })
  return { watch, done }
}

describe('a page that watches for releases', () => {
  test('reloads at once when a chunk fails and polling has found a newer build', async () => {
    const { watch, done } = stage('one', ['two'])
    await watch.check()
    expect(done.reloads).toBe(0)
    await watch.chunkFailed()
    expect(done).toEqual({ checks: 1, reloads: 1 })
  })

  test('looks for a newer build and reloads when a chunk fails before polling found one', async () => {
    const { watch, done } = stage('one', ['two'])
    await watch.chunkFailed()
    expect(done).toEqual({ checks: 1, reloads: 1 })
  })

  test('does not reload if there is no newer build or the look fails', async () => {
    const { watch, done } = stage('one', ['one', null])
    await watch.chunkFailed()
    await watch.chunkFailed()
    expect(done).toEqual({ checks: 2, reloads: 0 })
  })

  test('reloads only if it can claim a reload', async () => {
    const { watch, done } = stage('one', ['two'])
    await watch.chunkFailed()
    await watch.chunkFailed()
    expect(done.reloads).toBe(1)
  })

  test('forgets a release that was rolled back', async () => {
    const { watch, done } = stage('one', ['two', 'one', 'one'])
    await watch.check()
    await watch.check()
    await watch.chunkFailed()
    expect(done.reloads).toBe(0)
  })

  test('keeps what it knows when a look is unanswered', async () => {
    const { watch, done } = stage('one', ['two', null])
    await watch.check()
    await watch.check()
    await watch.chunkFailed()
    expect(done.reloads).toBe(1)
  })
})
