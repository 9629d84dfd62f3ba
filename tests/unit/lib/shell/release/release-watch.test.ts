import { describe, expect, test } from 'vitest'
import { ReleaseWatch } from '@/lib/shell/release/watch-releases.ts'

/** A watch in a page of build `own`, with what it did. */
function stage(own: string, answers: (string | null)[], reloadsAllowed = 1) {
  const done = { looks: 0, reloads: 0 }
  let allowed = reloadsAllowed
  const watch = new ReleaseWatch(own, {
    findLatest: async () => {
      done.looks += 1
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
    await watch.look()
    expect(done.reloads).toBe(0)
    await watch.chunkFailed()
    expect(done).toEqual({ looks: 1, reloads: 1 })
  })

  test('asks when a chunk fails before polling found anything', async () => {
    const { watch, done } = stage('one', ['two'])
    await watch.chunkFailed()
    expect(done).toEqual({ looks: 1, reloads: 1 })
  })

  test('does not reload without a newer build, nor when none can be learnt of', async () => {
    const { watch, done } = stage('one', ['one', null])
    await watch.chunkFailed()
    await watch.chunkFailed()
    expect(done).toEqual({ looks: 2, reloads: 0 })
  })

  test('reloads no more often than it may', async () => {
    const { watch, done } = stage('one', ['two'])
    await watch.chunkFailed()
    await watch.chunkFailed()
    expect(done.reloads).toBe(1)
  })

  test('a release taken back is forgotten', async () => {
    const { watch, done } = stage('one', ['two', 'one', 'one'])
    await watch.look()
    await watch.look()
    await watch.chunkFailed()
    expect(done.reloads).toBe(0)
  })

  test('an unanswered look changes nothing', async () => {
    const { watch, done } = stage('one', ['two', null])
    await watch.look()
    await watch.look()
    await watch.chunkFailed()
    expect(done.reloads).toBe(1)
  })
})
