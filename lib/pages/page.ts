/** Menus of the header, in their order. */
export const menus = ['Find seats', 'Alerts', 'Tools', 'Pricing', 'Learn'] as const
export type Menu = (typeof menus)[number]

/** Headings of the footer, and of the parts of a menu, in their order. */
export const groups = [
  'Qantas',
  'Virgin Australia',
  'Seats and flights',
  'Points and cards',
  'Comparisons',
  'Pointsward',
] as const
export type Group = (typeof groups)[number]

/** How a menu is written on its button. */
export const menuLabels = {
  'Find seats': 'Find Seats',
  Alerts: 'Alerts',
  Tools: 'Tools',
  Pricing: 'Pricing',
  Learn: 'Learn',
} as const satisfies Record<Menu, string>

/** What the registry holds of each page. The folders of `app/` hold the page itself. */
export type PageRecord = {
  path: `/${string}`
  title: string
  /** One sentence: the page's description to search engines and in menus. */
  summary: string
  /** Heading it stands under in its menu and in the footer. */
  group: Group
  menu: Menu | null
  /** False keeps it from search engines, the sitemap, the footer and the palette. */
  index: boolean
  /** Weight in the sitemap, 0 to 1. */
  priority: number
  /** Paths to offer at its end, nearest first. */
  related: readonly `/${string}`[]
  /** A slug of the family below it, `{path}/{slug}`: tests walk it. `slug-lists.ts` has them all. */
  exampleSlug?: string
}
