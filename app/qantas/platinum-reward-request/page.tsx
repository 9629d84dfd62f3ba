import { PlatinumRequestPage } from '@/components/calculators/platinum-request-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/qantas/platinum-reward-request')

export default function QantasPlatinumRequest() {
  return <PlatinumRequestPage />
}
