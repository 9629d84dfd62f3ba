import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** The source of a package of the Firebase SDK that the site ships. */
function sourceOf(part: string): string {
  const firebase = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'))
  const folder = join(dirname(firebase.resolve(`@firebase/${part}/package.json`)), 'dist', 'esm')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}

// The specification names these times, which the SDK defines: an upgrade that changes one must fail a test.
describe('the Auth SDK', () => {
  const source = sourceOf('auth')

  it('gives a call up after 30 seconds, after 60 on a phone', () => {
    expect(source).toMatch(/DEFAULT_API_TIMEOUT_MS = new Delay\(30000, 60000\)/)
  })

  it('tries a refresh again after 30 seconds, doubling to 16 minutes', () => {
    expect(source).toMatch(/this\.errorBackoff = 30000\b/)
    expect(source).toMatch(/Math\.min\(this\.errorBackoff \* 2, 960000\b/)
  })

  it('counts an access token as over 30 seconds early', () => {
    expect(source).toMatch(/Date\.now\(\) > this\.expirationTime - 30000\b/)
  })
})

describe('the App Check SDK', () => {
  const source = sourceOf('app-check')

  it('tries a refresh again after 30 seconds to 16 minutes', () => {
    expect(source).toMatch(/RETRIAL_MIN_WAIT: 30 \* 1000/)
    expect(source).toMatch(/RETRIAL_MAX_WAIT: 16 \* 60 \* 1000/)
  })

  it('asks for a new token at least 5 minutes before the old one ends', () => {
    expect(source).toMatch(/expireTimeMillis - 5 \* 60 \* 1000/)
  })

  it('leaves a day after 403 and 404', () => {
    expect(source).toMatch(/ONE_DAY = 24 \* 60 \* 60 \* 1000/)
    expect(source).toMatch(/httpStatus === 404 \|\| httpStatus === 403/)
  })
})

describe('the Functions SDK', () => {
  it('gives a call up after 70 seconds', () => {
    expect(sourceOf('functions')).toMatch(/options\.timeout \|\| 70000/)
  })
})
