import { WinePage } from '@/components/calculators/wine/wine-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/qantas/wine-bonus-points-tracker')

export default function QantasWine() {
  return <WinePage />
}
