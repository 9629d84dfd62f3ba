import { PointsToDollarsPage } from '@/components/calculators/points-to-dollars-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/qantas/points-to-dollars')

export default function QantasPointsToDollarsPage() {
  return <PointsToDollarsPage />
}
