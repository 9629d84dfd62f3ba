import { ReasonsPage } from '@/components/content/reasons-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/top-reasons/qantas-reward-seats')

export default function TopReasons() {
  return <ReasonsPage />
}
