import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lastGood } from '../../../../lib/server/last-good.ts'

const at = (second: number) => new Date(second * 1_000).toISOString()

describe('what is read of the database for a page that must come up without it', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
  afterEach(() => void vi.restoreAllMocks())

  it('is kept for a while, and as it last was while the database is silent', async () => {
    const answers = [() => 'first', () => Promise.reject(new Error('down')), () => 'third']
    const read = lastGood('x', 1_000, async () => answers.shift()?.() as string)
    expect(await read(at(0), 0)).toEqual({ value: 'first', readAt: at(0) })
    expect(await read(at(0.5), 500)).toEqual({ value: 'first', readAt: at(0) })
    expect(await read(at(2), 2_000)).toEqual({ value: 'first', readAt: at(0) })
    expect(await read(at(3), 3_000)).toEqual({ value: 'third', readAt: at(3) })
  })

  it('is as old as its last read, also where that found the same', async () => {
    const read = lastGood('x', 1_000, async () => null)
    expect(await read(at(0), 0)).toEqual({ value: null, readAt: at(0) })
    expect(await read(at(200), 200_000)).toEqual({ value: null, readAt: at(200) })
  })

  it('is waited for by one, while those who come meanwhile get the last good one at once', async () => {
    let answer = Promise.resolve('first')
    let asked = 0
    const read = lastGood(
      'x',
      1_000,
      () => {
        asked += 1
        return answer
      },
      20,
    )
    expect((await read(at(0), 0))?.value).toBe('first')
    let speak = (_: string) => {}
    answer = new Promise((end) => {
      speak = end
    })
    expect(await read(at(2), 2_000)).toEqual({ value: 'first', readAt: at(0) })
    expect(await read(at(3), 3_000)).toEqual({ value: 'first', readAt: at(0) })
    expect(asked).toBe(2)
    speak('late')
    answer = Promise.resolve('third')
    await vi.waitFor(async () => expect(await read(at(4), 4_000)).toEqual({ value: 'third', readAt: at(4) }))
  })

  it('is null when it never spoke, and a database that hangs is not waited for', async () => {
    const read = lastGood('x', 1_000, () => new Promise<string>(() => {}), 5)
    expect(await read(at(0), 0)).toBeNull()
    expect(console.error).toHaveBeenCalledOnce()
  })
})
