/** Turns a name into a slug, without what is in brackets: `Uluru (Ayers Rock)` becomes `uluru`. */
export function toSlug(name: string): string {
  return name
    .replace(/\(.*?\)/g, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** What a slug page tells search engines. */
export type SlugWords = {
  path: string
  title: string
  /** One sentence. */
  summary: string
  /** The page that answers the same question better, for search engines to list instead. */
  canonical?: string
  /** False when the page has no answer to its title. */
  index?: boolean
}

/** Whether search engines should list the page itself. */
export function isListed({ canonical, index }: SlugWords): boolean {
  return index !== false && canonical === undefined
}
