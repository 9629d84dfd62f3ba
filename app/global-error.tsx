'use client'

import { useEffect } from 'react'
import { ErrorCode, ErrorPage, ErrorStack } from '@/components/shell/error-page.tsx'
import { buttonStyle } from '@/components/ui/button.tsx'
import { reportFault } from '@/lib/core/faults.ts'
import { site } from '@/lib/core/site.ts'
import './globals.css'

/** Replaces the whole document when the root layout itself fails. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  'use no memo' // Rendered once, so memoised code would only add weight; see ErrorPage.
  useEffect(() => reportFault('the whole page failed', error), [error])
  return (
    <html lang={site.locale}>
      <body className="bg-paper font-sans text-16 text-ink">
        <title>{`Error | ${site.name}`}</title>
        <main>
          <ErrorPage
            status={500}
            message={error.message}
            detail={<ErrorCode error={error} />}
            action={
              <>
                <a href="/" className={buttonStyle('primary')}>
                  Clear errors
                </a>
                <ErrorStack error={error} />
              </>
            }
          />
        </main>
      </body>
    </html>
  )
}
