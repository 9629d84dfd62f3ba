import { RivalPage } from '@/components/content/alternatives-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/alternatives/gyoza-flights')

export default function GyozaFlights() {
  return <RivalPage slug="gyoza-flights" />
}
