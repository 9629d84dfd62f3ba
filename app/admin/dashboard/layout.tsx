import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { SectionNav } from '@/components/admin/section-nav.tsx'

export const metadata: Metadata = { title: 'Operators', robots: { index: false, follow: false } }

/** Reached only by operators: proxy.ts guards everything below /admin. */
export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <div className="page-width grid gap-x-8 gap-y-5 pt-5 pb-16 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <SectionNav />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
