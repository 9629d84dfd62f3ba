import { EarnQuicklyPage } from '@/components/calculators/earn-quickly-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/qantas/how-to-earn-points-quickly')

export default function QantasEarnQuickly() {
  return <EarnQuicklyPage />
}
