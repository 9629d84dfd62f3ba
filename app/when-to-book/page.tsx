import { WhenToBookPage } from '@/components/calculator/when-to-book-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/when-to-book')

export default function WhenToBook() {
  return <WhenToBookPage />
}
