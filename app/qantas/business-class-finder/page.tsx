import { CabinFinder } from '@/components/search/finder-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/qantas/business-class-finder')

export default function QantasBusinessClassFinderPage() {
  return <CabinFinder program="qantas" cabin="J" path="/qantas/business-class-finder" />
}
