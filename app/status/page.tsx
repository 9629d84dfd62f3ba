import { StatusPage } from '@/components/content/status/status-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/status')

export default function Status() {
  return <StatusPage />
}
