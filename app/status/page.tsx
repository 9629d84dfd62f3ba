import { pageMetadata } from '@/components/shell/page-metadata.ts'
import { StatusPage } from '@/components/status/status-page.tsx'

export const metadata = pageMetadata('/status')

export default function Status() {
  return <StatusPage />
}
