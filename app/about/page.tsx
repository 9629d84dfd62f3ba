import { AboutPage } from '@/components/content/about-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/about')

export default function About() {
  return <AboutPage />
}
