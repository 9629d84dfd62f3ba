import { escapeXml as text } from '../../core/markup.ts'

type Framed = { slug: string; title: string; origin: string; width?: number; height?: number }

/** What a card is framed with; narrower, it keeps its height. */
export const cardSize = { width: 720, height: 290 } as const
export const pictureSize = { width: 720, height: 246 } as const

/** What an author pastes to show the card. */
export function frameCode({ slug, title, origin, width = cardSize.width, height = cardSize.height }: Framed): string {
  return `<iframe src="${origin}/embed/${slug}" title="${text(title)}" width="${width}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`
}

/** The same as a picture that leads to the page. */
export function pictureCode({ slug, title, origin }: Framed): string {
  const { width, height } = pictureSize
  return `<a href="${origin}/popular-routes/${slug}"><img src="${origin}/embed/${slug}.svg" alt="${text(title)}" width="${width}" height="${height}" loading="lazy" style="max-width:100%;height:auto"></a>`
}
