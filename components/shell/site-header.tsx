import type { ReactNode } from 'react'
import { site } from '@/lib/core/site.ts'
import Link from '../ui/link.tsx'
import { PlainIcon } from '../ui/plain-icon.tsx'
import { MainMenu } from './main-menu.tsx'
import { Mark } from './mark.tsx'
import { PaletteButton } from './palette-button.tsx'
import { PhoneMenu } from './phone-menu.tsx'

/** The bar on top of every page. `account` is the account menu, which the layout puts in. */
export function SiteHeader({ account }: { account: ReactNode }) {
  return (
    <header className="border-b border-line print:border-0">
      <div className="page-width flex min-h-16 flex-wrap items-center gap-1 lg:gap-4">
        <Link
          href="/"
          className="mr-auto inline-flex min-h-11 items-center gap-2 rounded-md text-16 sm:gap-2.5 sm:text-20 font-semibold tracking-tight lg:mr-0"
        >
          {/* The narrowest phones have room for the name or for the mark beside the way in. */}
          <span className="max-[24rem]:hidden">
            <Mark />
          </span>
          {site.name}
        </Link>
        <MainMenu />
        <div className="flex items-center sm:gap-1 lg:ml-auto lg:gap-3 print:hidden">
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
