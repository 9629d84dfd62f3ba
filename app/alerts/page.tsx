import { AlertsPage } from '@/components/alerts/alerts-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/alerts')

export default function Page() {
  return <AlertsPage />
}
