import type { Metadata } from 'next'
import { CurrentPath } from '@/components/shell/current-path.tsx'
import { ErrorPage } from '@/components/shell/error-page.tsx'
import { buttonStyle } from '@/components/ui/button.tsx'
import Link from '@/components/ui/link.tsx'

export const metadata: Metadata = { title: 'Page not found' }

export default function NotFound() {
  return (
    <ErrorPage
      status={404}
      message={
        <>
          Page not found: <CurrentPath />
        </>
      }
      detail="Check the address; the page may have moved."
      action={
        <>
          <Link href="/" className={buttonStyle('primary')}>
            Clear errors
          </Link>
          <Link href="/qantas/reward-seat-finder" className={buttonStyle('outline')}>
            Search reward seats
          </Link>
        </>
      }
    />
  )
}
