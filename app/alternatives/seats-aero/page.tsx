import { RivalPage } from '@/components/content/alternatives-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/alternatives/seats-aero')

export default function SeatsAero() {
  return <RivalPage slug="seats-aero" />
}
