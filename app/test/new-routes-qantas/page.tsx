import { NewRoutesPage } from '@/components/content/internal/new-routes-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/test/new-routes-qantas')

export default function NewRoutesQantasPage({ searchParams }: PageProps<'/test/new-routes-qantas'>) {
  return <NewRoutesPage path="/test/new-routes-qantas" program="qantas" values={searchParams} />
}
