import { ExtensionPage } from '@/components/content/extension-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/virgin-australia/extension')

export default function VirginAustraliaExtension() {
  return <ExtensionPage program="velocity" />
}
