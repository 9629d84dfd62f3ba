import { PartnerPage } from '@/components/content/internal/partner-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

const partner = { path: '/test/cathay', carrier: 'CX', from: 'SYD', to: 'HKG' } as const

export const metadata = pageMetadata(partner.path)

export default function CathayPage({ searchParams }: PageProps<'/test/cathay'>) {
  return <PartnerPage partner={partner} values={searchParams} />
}
