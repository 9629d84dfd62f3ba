import { OneworldPage } from '@/components/journeys/oneworld-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/qantas/oneworld-classic-reward-finder')

export default function OneworldClassicRewardPage() {
  return <OneworldPage />
}
