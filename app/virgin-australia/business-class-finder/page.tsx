import { CabinFinder } from '@/components/search/finder-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/virgin-australia/business-class-finder')

export default function VelocityBusinessClassFinderPage() {
  return <CabinFinder program="velocity" cabin="J" path="/virgin-australia/business-class-finder" />
}
