import { WhichPricePage } from '@/components/calculators/which-price-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/which-price-is-this')

export default function WhichPriceIsThis() {
  return <WhichPricePage />
}
