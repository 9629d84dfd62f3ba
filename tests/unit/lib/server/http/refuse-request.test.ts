import { describe, expect, it } from 'vitest'
import { classifyWork } from '../../../../../lib/server/http/address-limits.ts'
import { findRefusal, isApi } from '../../../../../lib/server/http/refuse-request.ts'

const post = (url: string) => findRefusal({ method: 'POST', url, headers: {}, rawHeaders: [] })?.status ?? null

describe('the doors of programs', () => {
  it.each(['/api/search', '/mcp', '/mcp?x=1', '/oauth/token', '/oauth/register', '/oauth/revoke', '/oauth/decision'])(
    '%s is posted to, and counts by itself',
    (url) => {
      expect([isApi(url), post(url), classifyWork(url)]).toEqual([true, null, 'api'])
    },
  )

  it.each(['/', '/mcp-of-another', '/developers', '/oauth/authorize?client_id=x', '/apiary'])(
    '%s is a page, which is only read',
    (url) => {
      expect([isApi(url), post(url), classifyWork(url)]).toEqual([false, 405, 'page'])
    },
  )
})
