import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lastGood, publicList } from '../../../../lib/server/last-good.ts'

const at = (second: number) => new Date(second * 1_000).toISOString()

describe('a value read from the database for a page that must work without it', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('is kept for its lifetime, and longer if the next read fails', async () => {
    const answers = [() => 'first', () => Promise.reject(new Error('down')), () => 'third']
    const read = lastGood('x', 1_000, async () => answers.shift()?.() as string)
    expect(await read(at(0), 0)).toEqual({ value: 'first', readAt: at(0) })
    expect(await read(at(0.5), 500)).toEqual({ value: 'first', readAt: at(0) })
    expect(await read(at(2), 2_000)).toEqual({ value: 'first', readAt: at(0) })
    expect(await read(at(3), 3_000)).toEqual({ value: 'third', readAt: at(3) })
  })

  it('is read again once it is expired, even if an earlier read is still running', async () => {
    const ends: ((value: string) => void)[] = []
    const read = lastGood('x', 1_000, () => new Promise<string>((end) => ends.push(end)))
    const first = read(at(0), 0)
    await vi.waitFor(() => expect(ends).toHaveLength(1))
    read.expire()
    const second = read(at(0.1), 100)
    await vi.waitFor(() => expect(ends).toHaveLength(2))
    ends[1]?.('new')
    expect(await second).toEqual({ value: 'new', readAt: at(0.1) })
    ends[0]?.('old')
    expect([await first, await read(at(0.2), 200)]).toEqual(Array(2).fill({ value: 'new', readAt: at(0.1) }))
    read.expire()
    const third = read(at(0.3), 300)
    await vi.waitFor(() => expect(ends).toHaveLength(3))
    ends[2]?.('newest')
    expect(await third).toMatchObject({ value: 'newest' })
  })

  it('is as old as its last read, even if that found the same value', async () => {
    const read = lastGood('x', 1_000, async () => null)
    expect(await read(at(0), 0)).toEqual({ value: null, readAt: at(0) })
    expect(await read(at(200), 200_000)).toEqual({ value: null, readAt: at(200) })
  })

  it('falls back to the last good value during a slow read, without starting another', async () => {
    let answer = Promise.resolve('first')
    let reads = 0
    const read = lastGood(
      'x',
      1_000,
      () => {
        reads += 1
        return answer
      },
      { timeoutMs: 20 },
    )
    expect((await read(at(0), 0))?.value).toBe('first')
    let speak = (_: string) => {}
    answer = new Promise((end) => {
      speak = end
    })
    expect(await read(at(2), 2_000)).toEqual({ value: 'first', readAt: at(0) })
    expect(await read(at(3), 3_000)).toEqual({ value: 'first', readAt: at(0) })
    expect(reads).toBe(2)
    speak('late')
    await vi.waitFor(async () => expect(await read(at(2.9), 2_900)).toEqual({ value: 'late', readAt: at(2) }))
    expect(reads).toBe(2)
    answer = Promise.resolve('third')
    await vi.waitFor(async () => expect(await read(at(4), 4_000)).toEqual({ value: 'third', readAt: at(4) }))
  })

  it('waits longer for the first value, which the next caller gets if it came too late', async () => {
    vi.useFakeTimers()
    const ends: ((value: string) => void)[] = []
    const start = () => new Promise<string>((end) => ends.push(end))
    const read = lastGood('x', 1_000, start, { timeoutMs: 100, firstTimeoutMs: 5_000 })
    const first = read(at(0), 0)
    await vi.advanceTimersByTimeAsync(4_000)
    ends[0]?.('first')
    expect((await first)?.value).toBe('first')

    const hasty = lastGood('y', 1_000, start, { timeoutMs: 100 })
    const tooEarly = hasty(at(0), 0)
    await vi.advanceTimersByTimeAsync(4_000)
    expect(await tooEarly).toBeNull()
    const second = hasty(at(0.1), 100)
    ends[1]?.('late')
    expect(await second).toEqual({ value: 'late', readAt: at(0) })
    expect(ends).toHaveLength(2)
  })

  it('survives a read that fails at once', async () => {
    let up = false
    const read = lastGood('x', 1_000, () => {
      if (!up) throw new Error('down')
      return Promise.resolve('up')
    })
    expect(await read(at(0), 0)).toBeNull()
    up = true
    expect((await read(at(0), 0))?.value).toBe('up')
  })

  it('is null, with a logged error, if the first read takes too long', async () => {
    const read = lastGood('x', 1_000, () => new Promise<string>(() => {}), { timeoutMs: 5 })
    expect(await read(at(0), 0)).toBeNull()
    expect(console.error).toHaveBeenCalledOnce()
  })
})

afterEach(() => vi.restoreAllMocks())

describe('a public list', () => {
  it('reads the database once per lifetime', async () => {
    const read = vi.fn(async () => [1, 2])
    const answer = publicList('things', 1_000, read)
    await Promise.all([answer(0), answer(10), answer(999)])
    expect(read).toHaveBeenCalledTimes(1)
    expect(await (await answer(1_500)).json()).toEqual([1, 2])
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('has a cache header that suits its lifetime', async () => {
    const header = async (lifeMs: number) =>
      (await publicList('things', lifeMs, async () => [])(0)).headers.get('cache-control')
    expect(await header(2_000)).toBe('public, max-age=2, s-maxage=10')
    expect(await header(300_000)).toBe('public, max-age=60, s-maxage=300')
  })

  it('serves the last good answer while the database is unavailable, and 503 before there is one', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let up = false
    const answer = publicList('things', 1_000, async () => {
      if (!up) throw new Error('away')
      return ['good']
    })
    expect((await answer(0)).status).toBe(503)
    up = true
    expect(await (await answer(1)).json()).toEqual(['good'])
    up = false
    const later = await answer(5_000)
    expect([later.status, await later.json()]).toEqual([200, ['good']])
    expect(later.headers.get('age')).toMatch(/^\d+$/)
  })
})
