import { BrokenLine } from '@/components/shell/offline/broken-line.tsx'
import { OfflineLinks, TryAgain } from '@/components/shell/offline/offline-actions.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'
import { calculatorPages, offlinePath } from '@/lib/pages/offline.ts'

export const metadata = pageMetadata('/offline')

/** The service worker serves this page in place of any that can't be reached, so it never names the page asked for. */
export default function OfflinePage() {
  const links = calculatorPages.map(({ path, title, summary }) => ({ path, title, summary }))
  return (
    <div className="page-width py-12">
      <BrokenLine />
      <h1 className="mt-6 text-28 font-semibold tracking-tight">You’re offline</h1>
      <p className="mt-1.5 mb-6 max-w-prose text-16 text-muted">
        We couldn’t load this page. Seats and alerts need a connection, but these calculators work offline.
      </p>
      <TryAgain ownPath={offlinePath} />
      <h2 className="mt-12 mb-3 text-20 font-semibold">Available offline</h2>
      <OfflineLinks links={links} />
    </div>
  )
}
