import { describe, expect, it } from 'vitest'
import { digestError } from '../../../../components/shell/error-page.tsx'

const made = (message: string, stack: string) => Object.assign(new Error(message), { stack })

describe('the code of an error', () => {
  it("is the server's own digest if there is one", () => {
    expect(digestError(Object.assign(new Error('hidden'), { digest: '1234' }))).toBe('1234')
  })

  it('is the same for the same error, and different for different errors', () => {
    const first = made('a', 'Error: a\n    at one.js:1')
    expect(digestError(first)).toBe(digestError(made('a', 'Error: a\n  at one.js:1\n  at two.js:2')))
    expect(digestError(first)).not.toBe(digestError(made('b', 'Error: b\n    at one.js:1')))
    expect(digestError(first)).not.toBe(digestError(made('a', 'Error: a\n    at other.js:1')))
  })

  it('does not reveal the message', () => {
    expect(digestError(made('secret-token', ''))).toMatch(/^[0-9a-z]{1,7}$/)
  })
})
