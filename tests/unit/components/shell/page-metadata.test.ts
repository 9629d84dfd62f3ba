import { afterEach, describe, expect, it, vi } from 'vitest'
import { pageMetadata } from '../../../../components/shell/page-metadata.ts'
import { writeFeed } from '../../../../lib/content/feed.ts'
import { cardAddress, pathOfCard } from '../../../../lib/pages/card-address.ts'
import { pages } from '../../../../lib/pages/pages.ts'

afterEach(() => vi.unstubAllEnvs())

describe('the metadata of pages', () => {
  it('gives every page a unique title and description', () => {
    const all = pages.map(({ path }) => pageMetadata(path))
    expect(new Set(all.map(({ title }) => JSON.stringify(title))).size).toBe(pages.length)
    expect(new Set(all.map(({ description }) => description)).size).toBe(pages.length)
  })

  it('names the canonical address and pictures only if the site has an address', () => {
    vi.stubEnv('SITE_URL', '')
    expect(pageMetadata('/faq').alternates?.canonical).toBeUndefined()
    vi.stubEnv('SITE_URL', 'https://example.org')
    expect(pageMetadata('/faq')).toMatchObject({
      alternates: { canonical: '/faq' },
      openGraph: { url: '/faq', images: [{ url: '/og/faq.png', width: 1200, height: 630 }] },
      twitter: { card: 'summary_large_image' },
    })
  })

  it('links the feed of changes with its title on every page, with or without a site address', () => {
    const feed = [{ url: '/feed.xml', title: 'Pointsward: changes to points prices and routes' }]
    for (const address of ['', 'https://example.org']) {
      vi.stubEnv('SITE_URL', address)
      for (const { path } of pages)
        expect(pageMetadata(path).alternates?.types).toEqual({ 'application/atom+xml': feed })
    }
    expect(writeFeed([], 'https://example.org')).toContain(`<title>${feed[0]?.title}</title>`)
  })

  it('uses a slug page’s own picture for routes and seat maps, and the family’s for other slugs', () => {
    vi.stubEnv('SITE_URL', 'https://example.org')
    const pictureOf = (...page: Parameters<typeof pageMetadata>) => pageMetadata(...page).openGraph?.images
    const slug = { title: 'Words', summary: 'More words.' }
    expect(pictureOf('/popular-routes', { ...slug, path: '/popular-routes/sydney-to-london' })).toMatchObject([
      { url: '/og/popular-routes/sydney-to-london.png' },
    ])
    expect(pictureOf('/seatmaps', { ...slug, path: '/seatmaps/qantas/a380' })).toMatchObject([
      { url: '/og/seatmaps/qantas/a380.png' },
    ])
    expect(pictureOf('/qantas/points-to-dollars', { ...slug, path: '/qantas/points-to-dollars/5000' })).toMatchObject([
      { url: '/og/qantas/points-to-dollars.png' },
    ])
    expect(pageMetadata('/').openGraph?.title).toBe('Pointsward: a year of Qantas and Velocity reward seats')
  })

  it('keeps a closed page out of search engines, and gives it no picture', () => {
    vi.stubEnv('SITE_URL', 'https://example.org')
    expect(pageMetadata('/test/design')).toMatchObject({ robots: { index: false }, twitter: { card: 'summary' } })
  })
})

describe('the address of a picture', () => {
  it('can be parsed back to the page’s path', () => {
    for (const { path } of pages) expect(pathOfCard(cardAddress(path).split('/').slice(2))).toBe(path)
    expect(pathOfCard(['faq.jpg'])).toBeUndefined()
  })
})
