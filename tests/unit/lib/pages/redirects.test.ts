import { describe, expect, it } from 'vitest'
import { findPage } from '../../../../lib/pages/pages.ts'
import { redirects } from '../../../../lib/pages/redirects.ts'

describe('the redirects', () => {
  it('lead to existing pages or to other sites', () => {
    const lost = redirects.filter(({ to }) => !findPage(to) && new URL(to, 'http://here').host === 'here')
    expect(lost).toEqual([])
  })

  it('replace no existing page, and never chain', () => {
    const froms = redirects.map(({ from }) => from)
    expect(new Set(froms).size).toBe(froms.length)
    expect(froms.filter((from) => findPage(from))).toEqual([])
    expect(redirects.filter(({ to }) => froms.includes(to as `/${string}`))).toEqual([])
  })

  it('are permanent only within the site, because other sites may change their addresses', () => {
    expect(redirects.filter(({ to, permanent }) => permanent && to.startsWith('https:'))).toEqual([])
  })
})
