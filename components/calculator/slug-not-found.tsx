import Link from 'next/link'
import type { PagePath } from '@/lib/pages.ts'
import { CurrentPath } from '../shell/current-path.tsx'
import { ErrorPage } from '../shell/error-page.tsx'
import { buttonStyle } from '../ui/button.tsx'

/** What an address says that no page of a slug family answers: the fatal 404 of the specification. */
export function SlugNotFound({ family, action }: { family: PagePath; action: string }) {
  return (
    <ErrorPage
      status={404}
      message={
        <>
          Page Not Found: <CurrentPath />
        </>
      }
      detail="This address asks for something that is not in our tables. The calculator answers any question it can."
      action={
        <Link href={family} className={buttonStyle('primary')}>
          {action}
        </Link>
      }
    />
  )
}
