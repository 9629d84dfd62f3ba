import { DevelopersPage } from '@/components/content/developers/developers-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/developers')

export default function Developers() {
  return <DevelopersPage />
}
