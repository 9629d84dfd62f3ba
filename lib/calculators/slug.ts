/** A name as it stands in an address: `Uluru (Ayers Rock)` is `uluru`. */
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

/** What a slug page says of itself to search engines. */
export type SlugWords = {
  path: string
  title: string
  /** One sentence. */
  summary: string
  /** The page that answers the same question better; search engines are sent there. */
  canonical?: string
  /** False where the page has no answer to its title. */
  index?: boolean
}

/** Whether search engines are to list a page of its own. */
export function isListed({ canonical, index }: SlugWords): boolean {
  return index !== false && canonical === undefined
}
