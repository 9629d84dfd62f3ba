import { SeatAlertsPage } from '@/components/alerts/seats/seat-alerts-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/seat-alerts')

export default function Page() {
  return <SeatAlertsPage />
}
