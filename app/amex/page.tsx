import { AmexPage } from '@/components/calculator/amex-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/amex')

export default function Amex() {
  return <AmexPage />
}
