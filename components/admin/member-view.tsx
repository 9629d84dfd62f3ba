import { planNames } from '@/lib/billing/offers.ts'
import { formatInstant, formatNumber } from '@/lib/core/formats.ts'
import type { MemberCard } from '@/lib/server/admin/reads/members.ts'
import { BareTable } from '../ui/bare-table.tsx'
import { Chip } from '../ui/chip.tsx'
import { Panel } from '../ui/panel.tsx'
import { MemberActions } from './member-actions.tsx'
import { Part } from './part.tsx'

/** One member: what is known of them, and what can be done. */
export function MemberView({ member }: { member: MemberCard }) {
  const { uid, email, name, disabled, isOperator, plan } = member
  return (
    <Part title={name ?? email ?? uid}>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Panel className="min-w-0">
          {disabled || isOperator ? (
            <p className="mb-2 flex flex-wrap gap-2">
              {disabled ? <Chip>Disabled</Chip> : null}
              {isOperator ? <Chip>Operator</Chip> : null}
            </p>
          ) : null}
          <BareTable
            rows={factsOf(member)}
            keyOf={({ what }) => what}
            columns={[
              { id: 'what', head: 'About them', cell: ({ what }) => what },
              { id: 'is', head: '', end: true, cell: ({ is }) => <span className="wrap-anywhere">{is}</span> },
            ]}
          />
        </Panel>
        <MemberActions
          uid={uid}
          email={email}
          disabled={disabled}
          plan={plan?.name.slug ?? null}
          pays={plan?.stripe !== undefined}
        />
      </div>
    </Part>
  )
}

type Fact = { what: string; is: string }

function factsOf(member: MemberCard): Fact[] {
  const { uid, email, createdAt, lastSignInAt, referrer, plan, alerts, seatAlerts, brought } = member
  const facts: (Fact | null)[] = [
    { what: 'Email', is: email ?? 'none' },
    { what: 'Id', is: uid },
    { what: 'Member since', is: createdAt ? formatInstant(createdAt) : 'sign-up not finished' },
    { what: 'Last log-in', is: lastSignInAt ? formatInstant(lastSignInAt) : 'never' },
    { what: 'Came from', is: referrer ?? 'not told' },
    { what: 'Plan', is: plan ? `${planNames[plan.name.slug]}, ${plan.status}` : 'none' },
    plan?.stripe ? { what: 'Payment customer', is: plan.stripe.customerId } : null,
    plan?.periodEnd ? { what: 'Paid until', is: formatInstant(plan.periodEnd) } : null,
    { what: 'Alerts', is: `${formatNumber(alerts)}, and ${formatNumber(seatAlerts)} for seats` },
    { what: 'Brought members', is: formatNumber(brought) },
  ]
  return facts.filter((fact) => fact !== null)
}
