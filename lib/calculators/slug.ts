/** A name as it stands in an address: `Uluru (Ayers Rock)` is `uluru`. */
export function slugOf(name: string): string {
  return name
    .replace(/\(.*?\)/g, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The words of a slug page: its address, title and one sentence. */
export type SlugWords = { path: string; title: string; summary: string }
