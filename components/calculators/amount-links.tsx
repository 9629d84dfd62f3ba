import { roundAmounts } from '@/lib/calculators/points-to-dollars.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { PageSection } from '../ui/page-section.tsx'
import { TextLink } from '../ui/text-link.tsx'

/** Links to the pages of round amounts, except the one shown. */
export function AmountLinks({ family, except }: { family: `/${string}`; except?: number }) {
  return (
    <PageSection title="Other amounts">
      <ul className="flex flex-wrap gap-x-4 gap-y-2 text-14">
        {roundAmounts
          .filter((amount) => amount !== except)
          .map((amount) => (
            <li key={amount}>
              <TextLink href={`${family}/${amount}`}>{formatNumber(amount)}</TextLink>
            </li>
          ))}
      </ul>
    </PageSection>
  )
}
