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
      detail="We don’t have a seat map at this address. Try a route like sydney-to-los-angeles or an aircraft like qantas/a380."
      action={
        <Link href="/seatmaps" className={buttonStyle('primary')}>
          Find a seat map
        </Link>
      }
    />
  )
}
