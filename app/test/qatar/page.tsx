import { PartnerPage } from '@/components/content/internal/partner-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

const partner = { path: '/test/qatar', carrier: 'QR', from: 'SYD', to: 'LHR' } as const

export const metadata = pageMetadata(partner.path)

export default function QatarPage({ searchParams }: PageProps<'/test/qatar'>) {
  return <PartnerPage partner={partner} values={searchParams} />
}
