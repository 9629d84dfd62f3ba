import { readdirSync } from 'node:fs'
import type { Metadata } from 'next'
import { expect, it, vi } from 'vitest'

vi.mock('next/navigation', () => ({ notFound: () => {}, useSearchParams: () => new URLSearchParams() }))

type SlugPage = {
  generateMetadata?: (props: { params: Promise<{ slug: string[] }> }) => Promise<Metadata>
}

const root = `${import.meta.dirname}/../../..`
const pages = readdirSync(`${root}/app`, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('[...slug]/page.tsx') && !path.startsWith('test/'),
)

it('has families of slugs to look through', () => expect(pages.length).toBeGreaterThan(6))

it.each(pages)('%s has a title for a slug that stands for no page', { timeout: 60_000 }, async (path) => {
  const { generateMetadata } = (await import(/* @vite-ignore */ `${root}/app/${path}`)) as SlugPage
  const metadata = await generateMetadata?.({ params: Promise.resolve({ slug: ['atlantis'] }) })
  expect(metadata?.title).toBe('Page not found')
})
