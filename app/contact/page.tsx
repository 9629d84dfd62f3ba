import { ContactPage } from '@/components/content/contact-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/contact')

export default function Contact() {
  return <ContactPage />
}
