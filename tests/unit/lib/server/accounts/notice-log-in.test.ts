import { describe, expect, it } from 'vitest'
import { deviceName } from '../../../../../lib/server/accounts/notice-log-in.ts'

describe('deviceName', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0', 'Edge on Windows'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1', 'Safari on iPhone'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox on Linux'],
    ['curl/8', 'a browser we don’t know'],
    [null, 'a browser we don’t know'],
  ])('names the device of %s', (agent, name) => {
    expect(deviceName(agent)).toBe(name)
  })
})
