import { RivalPage } from '@/components/content/alternatives-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/alternatives/roame')

export default function Roame() {
  return <RivalPage slug="roame" />
}
