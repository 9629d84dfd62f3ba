'use client'

import { Menu } from 'lucide-react'
import Link from 'next/link'
import { useState } from 'react'
import { filledMenus } from '@/lib/pages.ts'
import { Sheet } from '../ui/sheet.tsx'

/** The menus of the header on narrow screens, in a sheet. */
export function PhoneMenu() {
  const [open, setOpen] = useState(false)
  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-label="Menu"
        onClick={() => setOpen(true)}
        className="inline-flex size-11 items-center justify-center rounded-lg"
      >
        <Menu aria-hidden="true" className="size-5" />
      </button>
      <Sheet title="Menu" open={open} onOpenChange={setOpen}>
        <nav aria-label="Main" className="px-4 pb-4">
          {filledMenus().map(({ menu, pages }) => (
            <section key={menu} className="pt-4">
              <h3 className="text-12 text-muted">{menu}</h3>
              <ul>
                {pages.map((page) => (
                  <li key={page.path} className="border-b border-line last:border-0">
                    <Link href={page.path} onClick={() => setOpen(false)} className="block py-3">
                      <span className="block text-16 font-medium">{page.title}</span>
                      <span className="block text-14 text-muted">{page.summary}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      </Sheet>
    </div>
  )
}
