import { afterEach, describe, expect, it, vi } from 'vitest'
import { prerendered } from '../../../../lib/core/prerender.ts'

const slugs = Array.from({ length: 800 }, (_, index) => `slug-${index}`)

afterEach(() => vi.unstubAllEnvs())

describe('prerendered slugs', () => {
  it('are all slugs by default', () => expect(prerendered(slugs)).toEqual(slugs))

  it('are the first twelve in a local build, or all if there are fewer', () => {
    vi.stubEnv('PRERENDER', 'few')
    expect(prerendered(slugs)).toEqual(slugs.slice(0, 12))
    expect(prerendered(['only'])).toEqual(['only'])
  })
})
