import { formatNumber } from '@/lib/core/formats.ts'
import { accountTable } from '@/lib/programs/qantas/data/account-data.ts'
import { familyTransferTable, poolingTable } from '@/lib/programs/velocity/data/points-data.ts'
import { packTable } from '@/lib/programs/velocity/data/points-packs.ts'
import { ToolPage } from '../shell/page-frame.tsx'
import { PageSection, SectionPair } from '../ui/page-section.tsx'
import { HouseholdTool } from './household-tool.tsx'

/** The page on pooling a household's points: the tool and the rules of family transfers. */
export function HouseholdPage() {
  const { familyTransfer, expiryMonths } = accountTable
  return (
    <ToolPage
      path="/household-wallet"
      tool={<HouseholdTool />}
      sources={[accountTable, familyTransferTable, packTable]}
    >
      <SectionPair>
        <PageSection title="How does it work?">
          <ol className="max-w-prose list-decimal space-y-2 pl-5 text-16">
            <li>Each seat is paid from one account, so we move points until everyone booking has enough.</li>
            <li>We choose the plan with the fewest transfers, then the one that moves the fewest points.</li>
            <li>If you’re short, we show which account needs the fewest extra points.</li>
          </ol>
        </PageSection>
        <PageSection title="What are the transfer rules?">
          <ul className="max-w-prose list-disc space-y-1.5 pl-5 text-16">
            <li>
              Qantas: at least {formatNumber(familyTransfer.minPoints)} points, free online, $
              {familyTransfer.feePhoneAud} by phone. They don’t stop points expiring ({expiryMonths} months) or count
              for Points Club.
            </li>
            <li>
              Velocity: {formatNumber(familyTransferTable.minPoints)} to {formatNumber(familyTransferTable.maxPoints)}{' '}
              points at a time, {familyTransferTable.maxTransfersPerMembershipYear} times per membership year, free
              online.
            </li>
            <li>
              Velocity families can also pool points: up to {poolingTable.maxMembers} people, {poolingTable.maxAdults}{' '}
              adults, at one address.
            </li>
            <li>Qantas counts as family: {familyTransfer.eligible}.</li>
          </ul>
        </PageSection>
      </SectionPair>
      <PageSection title="A worked example">
        <p className="max-w-prose text-16">
          Two business seats to Singapore at 82,100 points. You have 120,000, your partner 70,000. Together that’s
          190,000 and you need 164,200, but neither of you has enough for both and your partner doesn’t have enough for
          one. Transfer 12,100 points to your partner, then book a seat each.
        </p>
      </PageSection>
    </ToolPage>
  )
}
