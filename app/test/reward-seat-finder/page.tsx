import { RawEnginePage } from '@/components/content/internal/raw-engine-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/test/reward-seat-finder')

export default function RawEngine({ searchParams }: PageProps<'/test/reward-seat-finder'>) {
  return <RawEnginePage values={searchParams} />
}
