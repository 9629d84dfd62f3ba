import { describe, expect, it } from 'vitest'
import { classifyWork } from '../../../../../lib/server/http/address-limits.ts'
import { findRefusal, isApi } from '../../../../../lib/server/http/refuse-request.ts'

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
