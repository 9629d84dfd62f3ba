import { z } from 'zod'
import { escapeXml as text } from '../../core/markup.ts'
import { site } from '../../core/site.ts'
import { cardSize, frameCode } from './embed-code.ts'

const pixels = z.coerce.number().int().min(1).max(10_000)

/** The parameters of /api/oembed, named as in the standard. */
export const OembedParams = z.object({
  url: z.url({ protocol: /^https?$/ }).max(500),
  format: z.string().max(20).default('json'),
  maxwidth: pixels.optional(),
  maxheight: pixels.optional(),
})
export type OembedParams = z.output<typeof OembedParams>

/** An oEmbed 1.0 answer of type `rich`. */
export const Oembed = z.object({
  version: z.literal('1.0'),
  type: z.literal('rich'),
  title: z.string(),
  provider_name: z.string(),
  provider_url: z.url(),
  cache_age: z.int(),
  html: z.string(),
  width: z.int(),
  height: z.int(),
})
export type Oembed = z.infer<typeof Oembed>

/** The slug in the address of one of this site's route pages or cards; null for any other address. */
export function slugOfAddress(address: string, origin: string): string | null {
  const url = new URL(address)
  if (url.host !== new URL(origin).host) return null
  return /^\/(?:popular-routes|embed)\/([a-z0-9-]{1,100})\/?$/.exec(url.pathname)?.[1] ?? null
}

export function toOembed(
  { slug, title }: { slug: string; title: string },
  { maxwidth = cardSize.width, maxheight = cardSize.height }: Pick<OembedParams, 'maxwidth' | 'maxheight'>,
  origin: string,
): Oembed {
  const [width, height] = [Math.min(cardSize.width, maxwidth), Math.min(cardSize.height, maxheight)]
  return {
    ...{ version: '1.0', type: 'rich', title, provider_name: site.name, provider_url: origin, cache_age: 3_600 },
    ...{ html: frameCode({ slug, title, origin, width, height }), width, height },
  }
}

export function writeOembedXml(answer: Oembed): string {
  const fields = Object.entries(answer).map(([name, value]) => `<${name}>${text(String(value))}</${name}>`)
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${fields.join('')}</oembed>\n`
}
