import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lastGood } from '../../../../lib/server/last-good.ts'

const at = (second: number) => new Date(second * 1_000).toISOString()

describe('a value read from the database for a page that must work without it', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
  afterEach(() => void vi.restoreAllMocks())

  it('is kept for its lifetime, and longer if the next read fails', async () => {
    const answers = [() => 'first', () => Promise.reject(new Error('down')), () => 'third']
    const read = lastGood('x', 1_000, async () => answers.shift()?.() as string)
    expect(await read(at(0), 0)).toEqual({ value: 'first', readAt: at(0) })
    expect(await read(at(0.5), 500)).toEqual({ value: 'first', readAt: at(0) })
    expect(await read(at(2), 2_000)).toEqual({ value: 'first', readAt: at(0) })
    expect(await read(at(3), 3_000)).toEqual({ value: 'third', readAt: at(3) })
  })

  it('is as old as its last read, even if that found the same value', async () => {
    const read = lastGood('x', 1_000, async () => null)
    expect(await read(at(0), 0)).toEqual({ value: null, readAt: at(0) })
    expect(await read(at(200), 200_000)).toEqual({ value: null, readAt: at(200) })
  })

  it('falls back to the last good value during a slow read, without starting another', async () => {
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

  it('is null, with a logged error, if the first read takes too long', async () => {
    const read = lastGood('x', 1_000, () => new Promise<string>(() => {}), 5)
    expect(await read(at(0), 0)).toBeNull()
    expect(console.error).toHaveBeenCalledOnce()
  })
})
