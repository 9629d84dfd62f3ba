'use client'

import type { Route } from 'next'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { adminSections } from '@/lib/admin/sections.ts'
import Link from '../ui/link.tsx'

/** Links to the sections: a column beside the page, or a scrolling row above it on a phone. */
export function SectionNav() {
  const here = usePathname()
  const nav = useRef<HTMLElement>(null)
  // Scroll the row so that the current section is in view.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>(`[href="${here}"]`)
    if (nav.current && current) nav.current.scrollLeft = current.offsetLeft - nav.current.offsetLeft - 48
  }, [here])
  return (
    <nav
      ref={nav}
      aria-label="Sections"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard.
      tabIndex={0}
      className="flex gap-1 overflow-x-auto rounded-lg lg:flex-col lg:overflow-visible"
    >
      {adminSections.map(({ path, title }) => (
        <Link
          key={path}
          href={path as Route}
          preload={false}
          aria-current={here === path ? 'page' : undefined}
          className="inline-flex min-h-11 items-center rounded-lg px-3 text-14 whitespace-nowrap text-muted hover:bg-seats-0 hover:text-ink aria-[current]:bg-seats-1 aria-[current]:font-semibold aria-[current]:text-ink lg:min-h-9"
        >
          {title}
        </Link>
      ))}
    </nav>
  )
}
