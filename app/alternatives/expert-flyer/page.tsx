import { RivalPage } from '@/components/content/alternatives-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/alternatives/expert-flyer')

export default function ExpertFlyer() {
  return <RivalPage slug="expert-flyer" />
}
