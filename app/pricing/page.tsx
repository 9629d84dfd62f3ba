import type { Metadata } from 'next'
import Link from 'next/link'
import { PlanWindows } from '@/components/home/plan-windows.tsx'
import { pageAt } from '@/lib/pages.ts'

const page = pageAt('/pricing')
export const metadata: Metadata = { title: page.title, description: page.summary }

export default function PricingPage() {
  return (
    <div className="mx-auto max-w-[76rem] px-4 pt-8 sm:px-6 lg:pt-12">
      <h1 className="text-28 font-semibold tracking-tight">{page.title}</h1>
      <p className="mt-1 mb-10 max-w-prose text-16 text-muted">
        {page.summary} The free plan costs nothing. Prices of Silver and Gold are not published, and neither can be
        bought here at the moment.
      </p>
      <PlanWindows />
      <p className="mt-8 text-16">
        <Link href="/qantas/reward-seat-finder" className="font-medium text-accent underline underline-offset-4">
          Search Qantas reward seats
        </Link>{' '}
        without an account.
      </p>
    </div>
  )
}
