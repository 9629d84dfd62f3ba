import { type Group, groups, type Menu, menus } from './page.ts'
import { type Page, pages } from './pages.ts'

/** Pages of one heading. */
export type PageGroup = { group: Group; pages: Page[] }

/** A menu of the header with its pages by heading; `only` where a plain link does. */
export type FilledMenu = { menu: Menu; groups: PageGroup[]; only: Page | null }

/** The menus that have pages, in their order. A menu of one page is that page's link. */
export function filledMenus(from: readonly Page[] = pages): FilledMenu[] {
  return menus.flatMap((menu) => {
    const own = from.filter((page) => page.menu === menu)
    const [first] = own
    if (!first) return []
    return [{ menu, groups: groupPages(own), only: own.length === 1 ? first : null }]
  })
}

/** The footer's columns: what the menus hold, and what is about the house itself. */
export function footerGroups(from: readonly Page[] = pages): PageGroup[] {
  return groupPages(from.filter((page) => page.index && isCore(page)))
}

/** The pages to read that would crowd the footer; its Other Articles dialog lists them. */
export function otherArticles(from: readonly Page[] = pages): PageGroup[] {
  return groupPages(from.filter((page) => page.index && !isCore(page)))
}

function isCore(page: Page): boolean {
  return page.menu !== null || page.group === 'Pointsward'
}

function groupPages(list: readonly Page[]): PageGroup[] {
  return groups
    .map((group) => ({ group, pages: list.filter((page) => page.group === group) }))
    .filter((entry) => entry.pages.length > 0)
}
