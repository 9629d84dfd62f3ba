import { RivalPage } from '@/components/content/rival-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/alternatives/roame')

export default function Roame() {
  return <RivalPage slug="roame" />
}
