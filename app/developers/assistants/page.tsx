import { AssistantsPage } from '@/components/content/developers/assistants-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/developers/assistants')

export default function Assistants() {
  return <AssistantsPage />
}
