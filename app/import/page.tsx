import { ImportPage } from '@/components/account/imports/import-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/import')

export default function Page() {
  return <ImportPage />
}
