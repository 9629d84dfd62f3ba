'use client'

import { useEffect } from 'react'
import { ErrorCode, ErrorPage, ErrorStack } from '@/components/shell/error-page.tsx'
import { buttonStyle } from '@/components/ui/button.tsx'
import { reportFault } from '@/lib/core/faults.ts'

export default function AppError({ error }: { error: Error & { digest?: string } }) {
  'use no memo' // Rendered once, so memoised code would only add weight; see ErrorPage.
  useEffect(() => {
    reportFault('a page failed', error)
  }, [error])
  return (
    <ErrorPage
      status={500}
      message={error.message}
      detail={<ErrorCode error={error} />}
      action={
        <>
          {/* A full load rather than a client navigation, to leave behind whatever broke this tree. */}
          <a href="/" className={buttonStyle('primary')}>
            Clear errors
          </a>
          <ErrorStack error={error} />
        </>
      }
    />
  )
}
