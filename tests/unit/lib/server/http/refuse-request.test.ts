import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  classifyWork,
  createAddressLimits,
  findRefusal,
  isApi,
  RefusalLog,
} from '../../../../../lib/server/http/refuse-request.ts'

const post = (url: string) => findRefusal({ method: 'POST', url, headers: {}, rawHeaders: [] })?.status ?? null

describe('paths for programs and paths for people', () => {
  it.each(['/api/search', '/mcp', '/mcp?x=1', '/oauth/token', '/oauth/register', '/oauth/revoke', '/oauth/decision'])(
    '%s accepts POST and counts as API work',
    (url) => {
      expect([isApi(url), post(url), classifyWork(url)]).toEqual([true, null, 'api'])
    },
  )

  it.each(['/', '/mcp-of-another', '/developers', '/oauth/authorize?client_id=x', '/apiary'])(
    '%s refuses POST and counts as page work',
    (url) => {
      expect([isApi(url), post(url), classifyWork(url)]).toEqual([false, 405, 'page'])
    },
  )
})

const lines: unknown[] = []

beforeEach(() => {
  vi.useFakeTimers()
  lines.length = 0
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(JSON.parse(String(text))) > 0)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('writes one line a minute with counts by status, and none while nothing is refused', () => {
  const log = new RefusalLog()
  for (let n = 0; n < 1_000; n += 1) log.count(429)
  log.count(414)
  vi.advanceTimersByTime(59_999)
  expect(lines).toEqual([])
  vi.advanceTimersByTime(1)
  expect(lines).toEqual([expect.objectContaining({ severity: 'WARNING', refused: { 414: 1, 429: 1_000 } })])
  vi.advanceTimersByTime(600_000)
  expect(lines).toHaveLength(1)
  log.count(405)
  vi.advanceTimersByTime(60_000)
  expect(lines[1]).toMatchObject({ refused: { 405: 1 } })
})

describe('createAddressLimits', () => {
  it('allows an address 600 pages, 60 images and 2,400 API requests a minute, and a provider eight times as many', async () => {
    const limits = createAddressLimits()
    const admitted = async (work: 'page' | 'image' | 'api', network: string) => {
      let count = 0
      while ((await limits.consume(work, [network])) === null) count += 1
      return count
    }
    for (const [network, times] of [['203.0.113.9', 1] as const, ['2001:db8:1::/48', 8] as const]) {
      expect(await admitted('page', network)).toBe(600 * times)
      expect(await admitted('image', network)).toBe(60 * times)
      expect(await admitted('api', network)).toBe(2_400 * times)
    }
  })
})
