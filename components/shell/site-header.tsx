import Link from 'next/link'
import type { ReactNode } from 'react'
import { site } from '@/lib/site.ts'
import { Mark } from '../brand/mark.tsx'
import { MainMenu } from './main-menu.tsx'
import { PhoneMenu } from './phone-menu.tsx'

/** The bar on top of every page. `account` is the account menu, which the layout puts in. */
export function SiteHeader({ account }: { account: ReactNode }) {
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex min-h-16 max-w-[76rem] items-center gap-2 px-4 sm:px-6 lg:gap-5">
        <Link
          href="/"
          className="inline-flex min-h-11 items-center gap-2.5 rounded-md text-20 font-semibold tracking-tight"
        >
          <Mark />
          {site.name}
        </Link>
        <MainMenu />
        <div className="ml-auto flex items-center gap-2">
          {account}
          <PhoneMenu />
        </div>
      </div>
    </header>
  )
}
