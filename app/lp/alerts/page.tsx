import { AlertsLanding } from '@/components/alerts/landing/alerts-landing.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/lp/alerts')

export default function Page() {
  return <AlertsLanding />
}
