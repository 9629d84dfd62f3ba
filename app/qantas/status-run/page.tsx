import { StatusRunPage } from '@/components/journeys/status-run-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/qantas/status-run')

export default function QantasStatusRunPage() {
  return <StatusRunPage />
}
