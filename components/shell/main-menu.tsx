'use client'

import { NavigationMenu } from '@base-ui/react/navigation-menu'
import { ChevronDown } from 'lucide-react'
import Link from 'next/link'
import { filledMenus, type Page } from '@/lib/pages.ts'

/** The menus of the header on wide screens. */
export function MainMenu() {
  return (
    <NavigationMenu.Root aria-label="Main" className="max-lg:hidden">
      <NavigationMenu.List className="flex">
        {filledMenus().map(({ menu, pages }) => (
          <NavigationMenu.Item key={menu}>
            <NavigationMenu.Trigger className="inline-flex min-h-9 items-center gap-1 rounded-md px-3 text-14 font-medium text-muted transition-colors duration-150 hover:text-ink data-popup-open:text-ink">
              {menu}
              <NavigationMenu.Icon className="transition-transform duration-150 data-popup-open:rotate-180">
                <ChevronDown aria-hidden="true" className="size-4" />
              </NavigationMenu.Icon>
            </NavigationMenu.Trigger>
            <NavigationMenu.Content className="w-80 p-2">
              <MenuLinks pages={pages} />
            </NavigationMenu.Content>
          </NavigationMenu.Item>
        ))}
      </NavigationMenu.List>
      <NavigationMenu.Portal>
        <NavigationMenu.Positioner sideOffset={8} align="start" className="z-30">
          <NavigationMenu.Popup className="rounded-xl border border-line bg-card text-ink shadow-xl transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0">
            <NavigationMenu.Viewport />
          </NavigationMenu.Popup>
        </NavigationMenu.Positioner>
      </NavigationMenu.Portal>
    </NavigationMenu.Root>
  )
}

function MenuLinks({ pages }: { pages: Page[] }) {
  return (
    <ul>
      {pages.map((page) => (
        <li key={page.path}>
          <NavigationMenu.Link
            closeOnClick
            className="block rounded-lg px-3 py-2.5 hover:bg-seats-0"
            render={<Link href={page.path} />}
          >
            <span className="block text-14 font-semibold">{page.title}</span>
            <span className="block text-12 text-muted">{page.summary}</span>
          </NavigationMenu.Link>
        </li>
      ))}
    </ul>
  )
}
