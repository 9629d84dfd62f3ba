import { LoungesPage } from '@/components/content/internal/lounges-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/test/lounges')

export default function Lounges({ searchParams }: PageProps<'/test/lounges'>) {
  return <LoungesPage values={searchParams} />
}
