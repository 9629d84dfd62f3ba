import { UpgradePage } from '@/components/calculators/upgrade-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/qantas/how-many-points-upgrade')

export default function QantasUpgradePage() {
  return <UpgradePage />
}
