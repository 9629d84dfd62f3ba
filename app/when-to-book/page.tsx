import { WhenToBookPage } from '@/components/calculators/when-to-book-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/when-to-book')

export default function WhenToBook() {
  return <WhenToBookPage />
}
