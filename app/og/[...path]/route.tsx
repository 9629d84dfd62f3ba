import { ImageResponse } from 'next/og'
import { PageCard } from '@/components/content/page-card.tsx'
import { prerendered } from '@/lib/core/prerender.ts'
import { cardAddress, cardSize, pathOfCard } from '@/lib/pages/card-address.ts'
import { findPage, type Page, pages } from '@/lib/pages/pages.ts'
import { cardFonts } from '@/lib/server/card-fonts.ts'

export function generateStaticParams() {
  const open = pages.filter(({ index }) => index)
  return prerendered(open).map(({ path }) => ({ path: cardAddress(path).split('/').slice(2) }))
}

/** The picture of a page where it is shared, drawn once. */
export async function GET(_request: Request, { params }: RouteContext<'/og/[...path]'>) {
  const { path } = await params
  const page = findPage(pathOfCard(path) ?? '')
  if (!page?.index) return new Response('Picture not found.\n', { status: 404 })
  const headers = {
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
    // Shown by other sites where a page is shared.
    'cross-origin-resource-policy': 'cross-origin',
  }
  return new Response(await drawCard(page), { headers })
}

async function drawCard(page: Page): Promise<ArrayBuffer> {
  'use cache'
  const image = new ImageResponse(<PageCard page={page} />, { ...cardSize, fonts: cardFonts() })
  return image.arrayBuffer()
}
