import { ReviewsPage } from '@/components/content/reviews-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/reviews')

export default function Reviews() {
  return <ReviewsPage />
}
