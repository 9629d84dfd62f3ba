import { RivalPage } from '@/components/content/alternatives-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/alternatives/points-yeah')

export default function PointsYeah() {
  return <RivalPage slug="points-yeah" />
}
