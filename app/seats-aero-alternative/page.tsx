import { SeatsAeroAlternativePage } from '@/components/content/seats-aero-alternative-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/seats-aero-alternative')

export default function SeatsAeroAlternative() {
  return <SeatsAeroAlternativePage />
}
