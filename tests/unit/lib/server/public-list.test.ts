import { afterEach, describe, expect, it, vi } from 'vitest'
import { publicList } from '../../../../lib/server/public-list.ts'

afterEach(() => vi.restoreAllMocks())

describe('a public list', () => {
  it('asks the database once in its life', async () => {
    const read = vi.fn(async () => [1, 2])
    const answer = publicList('things', 1_000, read)
    await Promise.all([answer(0), answer(10), answer(999)])
    expect(read).toHaveBeenCalledTimes(1)
    expect(await (await answer(1_500)).json()).toEqual([1, 2])
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('is kept on the way for seconds where it changes by the second, and for minutes elsewhere', async () => {
    const header = async (lifeMs: number) =>
      (await publicList('things', lifeMs, async () => [])(0)).headers.get('cache-control')
    expect(await header(2_000)).toBe('public, max-age=2, s-maxage=10')
    expect(await header(300_000)).toBe('public, max-age=60, s-maxage=300')
  })

  it('keeps the last good answer while the database is away, and says 503 when there never was one', async () => {
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
