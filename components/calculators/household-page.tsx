import { formatNumber } from '@/lib/core/formats.ts'
import { accountTable } from '@/lib/programs/qantas/data/account-data.ts'
import { familyTransferTable, poolingTable } from '@/lib/programs/velocity/data/points-data.ts'
import { packTable } from '@/lib/programs/velocity/data/points-packs.ts'
import { ToolPage } from '../shell/tool-page.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { HouseholdTool } from './household-tool.tsx'

/** The points of a household together: the plan, and the rules of family transfers. */
export function HouseholdPage() {
  const { familyTransfer, expiryMonths } = accountTable
  return (
    <ToolPage
      path="/household-wallet"
      tool={<HouseholdTool />}
      sources={[accountTable, familyTransferTable, packTable]}
    >
      <PageSection title="How the plan is made">
        <ol className="max-w-prose list-decimal space-y-2 pl-5 text-16">
          <li>Every seat is paid from one account, so points are moved until each booker has enough.</li>
          <li>
            Of all ways, the one with the fewest transfers is taken, and then the one that moves the fewest points.
          </li>
          <li>If the household is short, the account that needs the fewest extra points is named.</li>
        </ol>
      </PageSection>
      <PageSection title="Family transfers">
        <ul className="max-w-prose list-disc space-y-1.5 pl-5 text-16">
          <li>
            Qantas: at least {formatNumber(familyTransfer.minPoints)} points, free online, ${familyTransfer.feePhoneAud}{' '}
            by phone. They do not keep points alive ({expiryMonths} months) nor count for Points Club.
          </li>
          <li>
            Velocity: {formatNumber(familyTransferTable.minPoints)} to {formatNumber(familyTransferTable.maxPoints)}{' '}
            points at a time, {familyTransferTable.maxTransfersPerMembershipYear} times a membership year, free online.
          </li>
          <li>
            Velocity families may also pool: up to {poolingTable.maxMembers} people, {poolingTable.maxAdults} adults, at
            one address.
          </li>
          <li>Who counts as family with Qantas: {familyTransfer.eligible}.</li>
        </ul>
      </PageSection>
      <PageSection title="A worked example">
        <p className="max-w-prose text-16">
          Two business seats to Singapore at 82,100 points. You have 120,000, your partner 70,000. Together that is
          190,000 for 164,200, but neither has enough for both and your partner not for one: 12,100 points from you to
          your partner, and each books a seat.
        </p>
      </PageSection>
    </ToolPage>
  )
}
