import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { latestAddress, parseLatestBuild } from '@/lib/shell/release/watch-releases.ts'

describe('the latest-build file', () => {
  test('gives the build’s id', () => {
    expect(parseLatestBuild({ id: '3f9a01bc', builtAt: '2026-11-20T01:00:00.000Z' })).toBe('3f9a01bc')
  })

  test.each([null, 'text', 7, [], {}, { id: 7 }, { id: '' }, { id: '<html>' }, { id: 'x'.repeat(65) }])(
    '%j gives null',
    (answer) => expect(parseLatestBuild(answer)).toBeNull(),
  )

  test('any JSON gives a valid id or null', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (answer) => {
        const id = parseLatestBuild(answer)
        expect(id === null || /^[\w.-]+$/.test(id)).toBe(true)
      }),
    )
  })

  test('is asked for with the time', () => {
    expect(latestAddress(1_763_600_000_000)).toBe('/builds/latest.json?t=1763600000000')
  })
})
