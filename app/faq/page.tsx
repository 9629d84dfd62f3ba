import { FaqPage } from '@/components/content/faq-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/faq')

export default function Faq() {
  return <FaqPage />
}
