import { escapeXml as text } from '../../core/markup.ts'

type Framed = { slug: string; title: string; origin: string; width?: number; height?: number }

/** The size of a card's frame. A narrower frame keeps this height. */
export const cardSize = { width: 720, height: 290 } as const
export const pictureSize = { width: 720, height: 246 } as const

/** The HTML that an author pastes to show the card. */
export function frameCode({ slug, title, origin, width = cardSize.width, height = cardSize.height }: Framed): string {
  return `<iframe src="${origin}/embed/${slug}" title="${text(title)}" width="${width}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`
}

/** The HTML that shows it as a picture linked to the page. */
export function pictureCode({ slug, title, origin }: Framed): string {
  const { width, height } = pictureSize
  return `<a href="${origin}/popular-routes/${slug}"><img src="${origin}/embed/${slug}.svg" alt="${text(title)}" width="${width}" height="${height}" loading="lazy" style="max-width:100%;height:auto"></a>`
}
