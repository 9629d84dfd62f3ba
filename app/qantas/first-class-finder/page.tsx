import { CabinFinder } from '@/components/search/finder-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/qantas/first-class-finder')

export default function QantasFirstClassFinderPage() {
  return <CabinFinder program="qantas" cabin="F" path="/qantas/first-class-finder" />
}
