import { afterEach, describe, expect, it, vi } from 'vitest'
import { prerendered } from '../../../../lib/core/prerender.ts'

const slugs = Array.from({ length: 800 }, (_, index) => `slug-${index}`)

afterEach(() => vi.unstubAllEnvs())

describe('prerendered slugs', () => {
  it('are all of them in a build for the world', () => expect(prerendered(slugs)).toEqual(slugs))

  it('are the first few in a build for one machine, and never none', () => {
    vi.stubEnv('PRERENDER', 'few')
    expect(prerendered(slugs)).toEqual(slugs.slice(0, 12))
    expect(prerendered(['only'])).toEqual(['only'])
  })
})
