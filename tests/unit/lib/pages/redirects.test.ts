import { describe, expect, it } from 'vitest'
import { findPage } from '../../../../lib/pages/pages.ts'
import { redirects } from '../../../../lib/pages/redirects.ts'

describe('the redirects', () => {
  it('lead to pages that exist or out of the site', () => {
    const lost = redirects.filter(({ to }) => !findPage(to) && new URL(to, 'http://here').host === 'here')
    expect(lost).toEqual([])
  })

  it('take no page’s place and never chain', () => {
    const froms = redirects.map(({ from }) => from)
    expect(new Set(froms).size).toBe(froms.length)
    expect(froms.filter((from) => findPage(from))).toEqual([])
    expect(redirects.filter(({ to }) => froms.includes(to as `/${string}`))).toEqual([])
  })

  it('are for good only inside the site: another site’s address is not ours to promise', () => {
    expect(redirects.filter(({ to, permanent }) => permanent && to.startsWith('https:'))).toEqual([])
  })
})
