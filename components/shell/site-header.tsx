import type { ReactNode } from 'react'
import { site } from '@/lib/core/site.ts'
import { type FilledMenu, filledMenus, type PageGroup } from '@/lib/pages/navigation.ts'
import { linkTitle, menuLabels } from '@/lib/pages/page.ts'
import Link from '../ui/link.tsx'
import { PlainIcon } from '../ui/plain-icon.tsx'
import { Mark } from './mark.tsx'
import { PaletteButton, PhoneMenu } from './opened-later.tsx'

const bar =
  'inline-flex min-h-11 items-center gap-1 rounded-md px-3 text-14 font-medium text-muted transition-colors duration-150 hover:text-ink'

/** The header's menus on wide screens; the panels they open are in `MenuPanels`. */
function MainMenu() {
  return (
    <nav aria-label="Main" className="max-lg:hidden print:hidden" data-menus>
      <ul className="flex">
        {filledMenus().map((menu) => (
          <li key={menu.menu}>
            {menu.only ? (
              <Link href={menu.only.path} className={bar}>
                {menuLabels[menu.menu]}
              </Link>
            ) : (
              <button
                type="button"
                popoverTarget={panelId(menu)}
                className={`${bar} aria-expanded:text-ink aria-expanded:[&>svg]:rotate-180`}
              >
                {menuLabels[menu.menu]}
                <PlainIcon name="chevronDown" className="size-4 transition-transform duration-150" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

const panelId = ({ menu }: FilledMenu) => `menu-${menu.replaceAll(' ', '-').toLowerCase()}`

/**
 * The panels that the header's menus open. Each is a native popover: it opens by click, touch or key, closes on Escape
 * or a click outside, is the only one open, takes Tab from its button, and needs no script. They come after the page's
 * content because they are two hundred hidden elements, which would otherwise delay the first paint of that content.
 */
export function MenuPanels() {
  return filledMenus()
    .filter(({ only }) => only === null)
    .map((menu) => <Panel key={menu.menu} menu={menu} />)
}

function Panel({ menu }: { menu: FilledMenu }) {
  const count = menu.groups.reduce((sum, { pages }) => sum + pages.length, 0)
  return (
    <nav
      id={panelId(menu)}
      aria-label={menuLabels[menu.menu]}
      popover="auto"
      data-menu
      className="absolute inset-x-0 top-16 m-0 max-h-[calc(100dvh-4rem)] w-full overflow-y-auto border-y border-line bg-card text-ink shadow-xl transition-opacity duration-100 starting:open:opacity-0"
    >
      <div className="page-width flex flex-wrap gap-x-8 gap-y-6 py-6">
        {menu.groups.map((group) => (
          <MenuColumn key={group.group} group={group} isRoomy={count <= 10} />
        ))}
      </div>
    </nav>
  )
}

/** Links to pages under one heading; a short menu has room for each page's summary. */
function MenuColumn({ group, isRoomy }: { group: PageGroup; isRoomy: boolean }) {
  return (
    <section className="min-w-52 flex-1 basis-52">
      <h2 className="px-3 text-12 text-muted">{group.group}</h2>
      <ul className="mt-1">
        {group.pages.map((page) => (
          <li key={page.path}>
            <Link
              href={page.path}
              className="flex min-h-11 flex-col justify-center rounded-lg px-3 py-1.5 text-14 font-medium transition-colors duration-150 hover:bg-seats-0 lg:min-h-9"
            >
              {linkTitle(page)}
              {isRoomy ? <span className="text-12 font-normal text-muted">{page.summary}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The bar at the top of every page. `account` is the account menu, which the layout passes in. */
export function SiteHeader({ account }: { account: ReactNode }) {
  return (
    <header className="border-b border-line print:border-0">
      <div className="page-width flex min-h-16 flex-wrap items-center gap-1 lg:gap-4">
        <Link
          href="/"
          className="mr-auto inline-flex min-h-11 items-center gap-2 rounded-md text-16 sm:gap-2.5 sm:text-20 font-semibold tracking-tight lg:mr-0"
        >
          {/* The narrowest phones have no room for both the mark and the name beside the account menu. */}
          <span className="max-[24rem]:hidden">
            <Mark />
          </span>
          {site.name}
        </Link>
        <MainMenu />
        <div className="flex flex-wrap items-center justify-end sm:gap-1 lg:ml-auto lg:gap-3 print:hidden">
          <PaletteButton>
            <PlainIcon name="search" className="size-5 lg:size-4" />
            <span className="max-lg:sr-only">Search</span>
            <span aria-hidden="true" className="ml-1 font-mono text-12 max-xl:hidden">
              Ctrl K
            </span>
          </PaletteButton>
          {account}
          <PhoneMenu icon={<PlainIcon name="menu" className="size-5" />} />
        </div>
      </div>
    </header>
  )
}
