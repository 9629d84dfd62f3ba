import { CurrentPath } from '@/components/shell/current-path.tsx'
import { ErrorPage } from '@/components/shell/error-page.tsx'
import { missingPage } from '@/components/shell/page-metadata.ts'
import { buttonStyle } from '@/components/ui/button.tsx'
import Link from '@/components/ui/link.tsx'
import { linkTitle } from '@/lib/pages/page.ts'
import { pageAt } from '@/lib/pages/pages.ts'

export const metadata = missingPage

/** The pages most visitors are looking for. */
const popularPaths = [
  '/popular-routes',
  '/qantas/points-to-dollars',
  '/seatmaps',
  '/alerts',
  '/pricing',
  '/faq',
] as const

export default function NotFound() {
  return (
    <ErrorPage
      status={404}
      message={
        <>
          Page not found: <CurrentPath />
        </>
      }
      detail={
        <>
          <p>Check the address; the page may have moved. Most people are looking for one of these:</p>
          <ul className="mt-3 flex flex-wrap gap-x-5">
            {popularPaths.map((path) => (
              <li key={path}>
                <Link href={path} className="inline-flex min-h-11 items-center underline underline-offset-4">
                  {linkTitle(pageAt(path))}
                </Link>
              </li>
            ))}
          </ul>
        </>
      }
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
