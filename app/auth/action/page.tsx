import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ActionPage } from '@/components/account/action-page.tsx'

export const metadata: Metadata = { title: 'Your account', robots: { index: false }, referrer: 'no-referrer' }

export default function AuthActionPage() {
  return (
    <div className="mx-auto max-w-[28rem] px-4 py-16">
      <Suspense>
        <ActionPage />
      </Suspense>
    </div>
  )
}
