import { CabinFinder } from '@/components/search/finder-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/virgin-australia/first-class-finder')

export default function VelocityFirstClassFinderPage() {
  return <CabinFinder program="velocity" cabin="F" path="/virgin-australia/first-class-finder" />
}
