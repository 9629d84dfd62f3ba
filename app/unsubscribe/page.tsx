import { Suspense } from 'react'
import { MailChoices } from '@/components/alerts/mail-choices/mail-choices.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'
import { Skeleton } from '@/components/ui/skeleton.tsx'

// The URL holds a key to a member's alert, so it isn't sent to other sites as a referrer.
export const metadata = { ...pageMetadata('/unsubscribe'), referrer: 'no-referrer' } as const

export default function UnsubscribePage() {
  return (
    <div className="mx-auto max-w-xl px-4 py-12 sm:px-6">
      <Suspense fallback={<Skeleton className="h-48 rounded-2xl" />}>
        <MailChoices />
      </Suspense>
    </div>
  )
}
