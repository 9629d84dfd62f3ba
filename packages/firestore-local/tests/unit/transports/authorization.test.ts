import { describe, expect, test } from 'vitest'
import { parseAuthorization } from '../../../src/transports/authorization.ts'

const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url')
const jwt = (payload: object, signature = '') => `Bearer ${part({ alg: 'none' })}.${part(payload)}.${signature}`

describe('parseAuthorization', () => {
  test('“owner” is the admin, and no header a signed-out caller', () => {
    expect(parseAuthorization('Bearer owner')).toEqual({ admin: true })
    expect(parseAuthorization(undefined)).toEqual({ admin: false, auth: null })
  })

  test('a token gives its user with all claims, even if expired or not signed', () => {
    const token = { sub: 'alice', plan: 'gold', exp: 3600 }
    expect(parseAuthorization(jwt(token))).toEqual({ admin: false, auth: { uid: 'alice', token } })
    expect(parseAuthorization(jwt({ user_id: 'bob' }, 'signature'))).toMatchObject({ auth: { uid: 'bob' } })
  })

  test.each(['Basic abc', 'Bearer', 'Bearer x', 'Bearer a.b.c', `Bearer x.${part([])}.`, jwt({ name: 'nobody' })])(
    '%s is unauthenticated',
    (header) => {
      expect(() => parseAuthorization(header)).toThrow(expect.objectContaining({ status: 'UNAUTHENTICATED' }))
    },
  )
})
