import { NewRoutesPage } from '@/components/content/internal/new-routes-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/test/new-routes-virgin')

export default function NewRoutesVirginPage({ searchParams }: PageProps<'/test/new-routes-virgin'>) {
  return <NewRoutesPage path="/test/new-routes-virgin" program="velocity" values={searchParams} />
}
