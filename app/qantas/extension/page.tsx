import { ExtensionPage } from '@/components/content/extension-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/qantas/extension')

export default function QantasExtension() {
  return <ExtensionPage program="qantas" />
}
