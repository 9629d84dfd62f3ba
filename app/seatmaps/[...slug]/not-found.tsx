import { CurrentPath } from '@/components/shell/current-path.tsx'
import { ErrorPage } from '@/components/shell/error-page.tsx'
import { buttonStyle } from '@/components/ui/button.tsx'
import Link from '@/components/ui/link.tsx'

export default function SeatMapNotFound() {
  return (
    <ErrorPage
      status={404}
      message={
        <>
          Page Not Found: <CurrentPath />
        </>
      }
      detail="No route or aircraft in our network has this address. A route is written as sydney-to-los-angeles, an aircraft as qantas/a380."
      action={
        <Link href="/seatmaps" className={buttonStyle('primary')}>
          Find a seat map
        </Link>
      }
    />
  )
}
