/** Menus of the header, in their order. */
export const menus = ['Find seats', 'Alerts', 'Tools', 'Pricing', 'Learn'] as const
export type Menu = (typeof menus)[number]

export type Page = {
  path: '/' | '/pricing' | '/qantas/reward-seat-finder' | '/virgin-australia/reward-seat-finder'
  title: string
  /** One sentence: the page's description to search engines and in menus. */
  summary: string
  /** Heading it stands under in its menu and in the footer. */
  group: 'Pointsward' | 'Qantas' | 'Virgin Australia'
  menu: Menu | null
}

/** Every page there is, in one place: navigation, footer and metadata read it, so that no link leads nowhere. */
export const pages = [
  {
    path: '/',
    title: 'Home',
    summary: 'Search a year of Qantas and Velocity reward seats.',
    group: 'Pointsward',
    menu: null,
  },
  {
    path: '/pricing',
    title: 'Plans',
    summary: 'What each plan sees of the year, and for how many people.',
    group: 'Pointsward',
    menu: 'Pricing',
  },
  {
    path: '/qantas/reward-seat-finder',
    title: 'Qantas reward seat finder',
    summary: 'Reward seats bookable with Qantas Points, in every cabin.',
    group: 'Qantas',
    menu: 'Find seats',
  },
  {
    path: '/virgin-australia/reward-seat-finder',
    title: 'Velocity reward seat finder',
    summary: 'Reward seats bookable with Velocity Points, in every cabin.',
    group: 'Virgin Australia',
    menu: 'Find seats',
  },
] as const satisfies readonly Page[]

/** The page at a path of the registry. */
export function pageAt(path: Page['path']): Page {
  const page = pages.find((candidate) => candidate.path === path)
  if (!page) throw new RangeError(`no page is registered at ${path}`)
  return page
}

/** The menus that have pages, each with its pages. */
export function filledMenus(): { menu: Menu; pages: Page[] }[] {
  return menus
    .map((menu) => ({ menu, pages: (pages as readonly Page[]).filter((page) => page.menu === menu) }))
    .filter((entry) => entry.pages.length > 0)
}
