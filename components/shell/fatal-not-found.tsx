import { linkTitle } from '@/lib/pages/page.ts'
import { type PagePath, pageAt } from '@/lib/pages/pages.ts'
import { buttonStyle } from '../ui/button.tsx'
import Link from '../ui/link.tsx'
import { CurrentPath } from './current-path.tsx'
import { ErrorPage } from './error-page.tsx'

/** The error page for an unknown slug of a slug family, shown by the family's `not-found.tsx`. */
export function FatalNotFound({ family, detail }: { family: PagePath; detail?: string }) {
  return (
    <ErrorPage
      status={404}
      message={
        <>
          Page Not Found: <CurrentPath />
        </>
      }
      detail={detail ?? 'We don’t have a page with this name. Check the address, or try this.'}
      action={
        <>
          <Link href={family} className={buttonStyle('primary')}>
            {linkTitle(pageAt(family))}
          </Link>
          <Link href="/" className={buttonStyle('outline')}>
            Clear errors
          </Link>
        </>
      }
    />
  )
}
