import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ConsentPage } from '@/components/account/consent-page.tsx'

export const metadata: Metadata = { title: 'Connect an app', robots: { index: false }, referrer: 'no-referrer' }

export default function AuthorizePage() {
  return (
    <div className="mx-auto max-w-[28rem] px-4 py-16">
      <Suspense>
        <ConsentPage />
      </Suspense>
    </div>
  )
}
