import { CarrierChargesPage } from '@/components/calculators/carrier-charges-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/carrier-charges')

export default function CarrierCharges() {
  return <CarrierChargesPage />
}
