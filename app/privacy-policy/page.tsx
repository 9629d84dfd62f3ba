import { PrivacyPage } from '@/components/content/privacy-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/privacy-policy')

export default function PrivacyPolicy() {
  return <PrivacyPage />
}
