import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import { findCard } from '@/components/content/cards/cards.tsx'
import { prerendered } from '@/lib/core/prerender.ts'
import { cardAddress, cardSize, pathOfCard } from '@/lib/pages/card-address.ts'
import { pages } from '@/lib/pages/pages.ts'

export function generateStaticParams() {
  const open = pages.filter(({ index }) => index)
  return prerendered(open).map(({ path }) => ({ path: cardAddress(path).split('/').slice(2) }))
}

/** Serves a page's preview image for when it is shared, drawn once. */
export async function GET(_request: Request, { params }: RouteContext<'/og/[...path]'>) {
  const path = pathOfCard((await params).path)
  const card = path && (await drawCard(path))
  if (!card) return new Response('Picture not found.\n', { status: 404 })
  const headers = {
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
    // Other sites embed it where a page is shared.
    'cross-origin-resource-policy': 'cross-origin',
  }
  return new Response(card, { headers })
}

async function drawCard(path: string): Promise<ArrayBuffer | null> {
  'use cache'
  const card = findCard(path)
  if (!card) return null
  return new ImageResponse(card, { ...cardSize, fonts: cardFonts() }).arrayBuffer()
}

const folder = 'node_modules/geist/dist/fonts/geist-sans'

/** Reads the site's typeface from its installed package. */
function cardFonts() {
  const font = (file: string) => readFileSync(join(process.cwd(), folder, file))
  return [
    { name: 'Geist', data: font('Geist-Regular.ttf'), weight: 400 as const },
    { name: 'Geist', data: font('Geist-SemiBold.ttf'), weight: 600 as const },
  ]
}
