import { AmexPage } from '@/components/calculators/amex-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/amex')

export default function Amex() {
  return <AmexPage />
}
