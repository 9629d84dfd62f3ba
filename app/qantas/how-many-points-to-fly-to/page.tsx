import { QantasFlyHub } from '@/components/calculators/fly/qantas-fly-hub.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/qantas/how-many-points-to-fly-to')

export default function QantasPointsToFlyPage() {
  return <QantasFlyHub />
}
