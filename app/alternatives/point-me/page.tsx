import { RivalPage } from '@/components/content/alternatives-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/alternatives/point-me')

export default function PointMe() {
  return <RivalPage slug="point-me" />
}
