import { type Group, groups, type Menu, menus } from './page.ts'
import { type Page, pages } from './pages.ts'

/** The pages under one heading. */
export type PageGroup = { group: Group; pages: Page[] }

/** A header menu with its pages by heading. `only` is its single page, which becomes a plain link. */
export type FilledMenu = { menu: Menu; groups: PageGroup[]; only: Page | null }

/** The menus that have pages, in order. A menu with one page becomes a link to it. */
export function filledMenus(from: readonly Page[] = pages): FilledMenu[] {
  return menus.flatMap((menu) => {
    const own = from.filter((page) => page.menu === menu)
    const [first] = own
    if (!first) return []
    return [{ menu, groups: groupPages(own), only: own.length === 1 ? first : null }]
  })
}

/** The footer's columns: the pages in menus and those about Pointsward. */
export function footerGroups(from: readonly Page[] = pages): PageGroup[] {
  return groupPages(from.filter((page) => page.index && isCore(page)))
}

/** The remaining pages, which would crowd the footer; its Other Articles dialog lists them. */
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
