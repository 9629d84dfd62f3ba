import { AlternativesPage } from '@/components/content/alternatives-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/alternatives')

export default function Alternatives() {
  return <AlternativesPage />
}
