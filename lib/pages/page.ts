/** The header's menus, in order. */
export const menus = ['Find seats', 'Alerts', 'Tools', 'Pricing', 'Learn'] as const
export type Menu = (typeof menus)[number]

/** The headings in the footer and in menus, in order. */
export const groups = [
  'Qantas',
  'Virgin Australia',
  'Seats and flights',
  'Points and cards',
  'Comparisons',
  'Pointsward',
] as const
export type Group = (typeof groups)[number]

/** The text on each menu's button. */
export const menuLabels = {
  'Find seats': 'Find Seats',
  Alerts: 'Alerts',
  Tools: 'Tools',
  Pricing: 'Pricing',
  Learn: 'Learn',
} as const satisfies Record<Menu, string>

/** A page's entry in the registry. The page itself is in the folders of `app/`. */
export type PageRecord = {
  path: `/${string}`
  title: string
  /** The words of links to it, if the specification names them or the title is too long. */
  link?: string
  /** One sentence: the page's description for search engines and in menus. */
  summary: string
  /** The heading it is under in its menu and in the footer. */
  group: Group
  menu: Menu | null
  /** False keeps the page out of search engines, the sitemap, the footer and the palette. */
  index: boolean
  /** Weight in the sitemap, 0 to 1. */
  priority: number
  /** Paths to offer at the end of the page, the closest related first. */
  related: readonly `/${string}`[]
  /** A slug of the family below it, `{path}/{slug}`, for tests to visit. `slugLists` in sitemap.ts has all slugs. */
  exampleSlug?: string
}

/** The title of links to a page in the header, the footer and the palette. */
export function linkTitle({ title, link }: Pick<PageRecord, 'title' | 'link'>): string {
  return link ?? title
}

/** What pages outside menus and search engines have in common, to be spread into their entries. */
export const unlisted = { group: 'Pointsward', menu: null, index: false, priority: 0 } as const
