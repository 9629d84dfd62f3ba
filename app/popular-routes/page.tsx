import { PopularRoutesPage } from '@/components/content/routes/popular-routes-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/popular-routes')

export default function PopularRoutesIndexPage() {
  return <PopularRoutesPage />
}
