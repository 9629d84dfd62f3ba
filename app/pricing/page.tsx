import { PlanData } from '@/components/billing/plan-data.tsx'
import { BenefitsTable, PlanOffers } from '@/components/billing/plan-offers.tsx'
import { PricingQuestions } from '@/components/billing/pricing-questions.tsx'
import { SearchGainsOutlet } from '@/components/billing/search-gains-outlet.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'
import { pageAt } from '@/lib/pages/pages.ts'

const page = pageAt('/pricing')
export const metadata = pageMetadata('/pricing')

export default function PricingPage() {
  return (
    <div className="mx-auto max-w-[76rem] space-y-12 px-4 py-8 sm:px-6 lg:py-12">
      <div>
        <h1 className="text-28 font-semibold tracking-tight">{page.title}</h1>
        <p className="mt-1 mb-6 max-w-prose text-16 text-muted">{page.summary}</p>
        <PlanOffers />
        <PlanData />
      </div>
      <SearchGainsOutlet />
      <BenefitsTable />
      <PricingQuestions />
    </div>
  )
}
