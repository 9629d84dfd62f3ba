import { describe, expect, it } from 'vitest'
import { ConsentOutcome, readAuthorization } from '../../../../lib/accounts/oauth-contract.ts'

describe('the address a consent page redirects to', () => {
  it.each(['https://app.example/cb?code=x', 'http://127.0.0.1:5000/cb', 'com.example.app:/cb?code=x'])(
    'may be %s',
    (location) => {
      expect(ConsentOutcome.safeParse({ location }).success).toBe(true)
    },
  )

  it.each(['javascript:alert(1)', 'data:text/html,x', 'blob:https://x.example/1', '/dashboard', ''])(
    'is never %s',
    (location) => {
      expect(ConsentOutcome.safeParse({ location }).success).toBe(false)
    },
  )
})

it('rejects an authorisation address with a repeated parameter', () => {
  expect(readAuthorization(new URLSearchParams('client_id=a&redirect_uri=b'))).toMatchObject({ client_id: 'a' })
  expect(readAuthorization(new URLSearchParams('client_id=a&redirect_uri=b&redirect_uri=c'))).toBeNull()
})
