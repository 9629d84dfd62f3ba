import { ReferencePage } from '@/components/content/developers/reference-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/developers/reference')

export default function Reference() {
  return <ReferencePage />
}
