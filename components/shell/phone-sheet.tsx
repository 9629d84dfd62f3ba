'use client'

import { ChevronRight } from 'lucide-react'
import { type FilledMenu, filledMenus, type PageGroup } from '@/lib/pages/navigation.ts'
import { linkTitle, menuLabels } from '@/lib/pages/page.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import Link from '../ui/link.tsx'
import { Sheet } from '../ui/sheet.tsx'

type PhoneSheetProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** The header's menus as a sheet; each one unfolds, and the first is open. */
export function PhoneSheet({ open, onOpenChange }: PhoneSheetProps) {
  const close = () => onOpenChange(false)
  return (
    <Sheet title="Menu" open={open} onOpenChange={onOpenChange}>
      <nav aria-label="Main" className="px-4 pb-2">
        {filledMenus().map((menu, index) => (
          <PhoneEntry key={menu.menu} menu={menu} open={index === 0} onLeave={close} />
        ))}
      </nav>
    </Sheet>
  )
}

function PhoneEntry({ menu, open, onLeave }: { menu: FilledMenu; open: boolean; onLeave: () => void }) {
  const label = menuLabels[menu.menu]
  if (menu.only) {
    return (
      <Link
        href={menu.only.path}
        onClick={onLeave}
        className="flex min-h-12 items-center justify-between border-b border-line text-16 font-medium"
      >
        {label}
        <ChevronRight aria-hidden="true" className="size-4 text-muted" />
      </Link>
    )
  }
  return (
    <Disclosure summary={label} open={open}>
      {menu.groups.map((group) => (
        <PhoneGroup key={group.group} group={group} onLeave={onLeave} />
      ))}
    </Disclosure>
  )
}

function PhoneGroup({ group, onLeave }: { group: PageGroup; onLeave: () => void }) {
  return (
    <section className="mb-3 last:mb-0">
      <h3 className="text-12 text-muted">{group.group}</h3>
      <ul>
        {group.pages.map((page) => (
          <li key={page.path}>
            <Link
              href={page.path}
              onClick={onLeave}
              className="flex min-h-11 items-center rounded-md text-16 text-ink active:bg-seats-0"
            >
              {linkTitle(page)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
