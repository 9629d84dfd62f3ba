import { afterEach, describe, expect, it, vi } from 'vitest'
import { publicList } from '../../../../lib/server/public-list.ts'

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
