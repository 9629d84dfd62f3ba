import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PageFrame } from '../../../../components/shell/page-frame.tsx'
import { pageMetadata } from '../../../../components/shell/page-metadata.ts'
import { pageAt } from '../../../../lib/pages/pages.ts'

const page = pageAt('/qantas/reward-seat-finder')
const hrefs = (markup: string) => [...markup.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

describe('the frame of a page', () => {
  it('gives a page its heading, summary, breadcrumbs and related links', () => {
    const markup = renderToStaticMarkup(<PageFrame path={page.path}>content</PageFrame>)
    expect(markup.match(/<h1[^>]*>([^<]*)/)?.[1]).toBe(page.title)
    expect(markup).toContain(page.summary)
    expect(hrefs(markup)).toEqual(['/', ...page.related])
    expect(markup).toContain('aria-current="page"')
  })

  it('gives a slug page its own heading and next steps, and a link to its family', () => {
    const slug = { path: `${page.path}/sydney`, title: 'From Sydney' }
    const markup = renderToStaticMarkup(
      <PageFrame path={page.path} slug={slug} next={[{ href: '/x', title: 'X', summary: 'First of all.' }]}>
        content
      </PageFrame>,
    )
    expect(markup.match(/<h1[^>]*>([^<]*)/)?.[1]).toBe('From Sydney')
    expect(hrefs(markup).slice(0, 4)).toEqual(['/', page.path, '/x', page.path])
  })
})

describe('the metadata of a page', () => {
  it('comes from the registry, including which pages stay out of search engines', () => {
    expect(pageMetadata('/pricing')).toMatchObject({ title: 'Pricing' })
    expect(pageMetadata('/pricing').robots).toBeUndefined()
    expect(pageMetadata('/dashboard').robots).toEqual({ index: false })
  })
})
