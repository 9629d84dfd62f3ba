import { QuotePage } from '@/components/content/internal/quote-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/test/points-booking-service')

export default function Quote({ searchParams }: PageProps<'/test/points-booking-service'>) {
  return <QuotePage values={searchParams} />
}
