import { WebhooksPage } from '@/components/content/webhooks-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/developers/webhooks')

export default function Page() {
  return <WebhooksPage />
}
