import Form from 'next/form'
import { planNames } from '@/lib/billing/offers.ts'
import { formatInstant, formatNumber } from '@/lib/core/formats.ts'
import { findMembers, type MemberCard, type MemberRow, readMember } from '@/lib/server/admin/reads/members.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { adminAuth, adminFirestore } from '@/lib/server/firebase-admin.ts'
import { BareTable } from '../ui/bare-table.tsx'
import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import type { Column } from '../ui/data-table.tsx'
import { Panel } from '../ui/panel.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { PlainField } from './act-form.tsx'
import { MemberLink, Moment, Nothing, Part, Rows, WideWords } from './admin-section.tsx'
import { MemberActions } from './member-actions.tsx'

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value.trim().slice(0, 300) : '')

type MembersSectionProps = { params: Record<string, string | string[] | undefined> }

/** Members found by a search, or the newest ones; or a single member with the actions for them. */
export async function MembersSection({ params }: MembersSectionProps) {
  const stores = { db: adminFirestore(), auth: adminAuth() }
  const [text, uid] = [one(params.q), one(params.uid)]
  const [member, rows] = await Promise.all([
    uid === '' ? null : readMember(stores, uid),
    uid === '' ? findMembers(stores, text) : [],
  ])
  const now = serverClock.now()
  return (
    <>
      <Form action="/admin/dashboard/members" className="mb-6 flex items-end gap-3">
        <PlainField
          key={text}
          name="q"
          label="Email address, ID, Stripe customer, or the start of a name"
          defaultValue={text}
          className="max-w-md flex-1"
        />
        <Button type="submit" className="lg:min-h-11">
          Look up
        </Button>
      </Form>
      {uid === '' ? null : (
        <p className="mb-4 text-14">
          <TextLink href="/admin/dashboard/members">Newest members</TextLink>
        </p>
      )}
      {member ? <MemberView member={member} /> : null}
      {uid !== '' && member === null ? <Nothing>No account has this ID.</Nothing> : null}
      {uid === '' ? (
        <Part title={text === '' ? 'Newest members' : 'Found'}>
          <Rows
            none="No matches. Enter the full email address, or the name as they wrote it."
            caption="Members"
            rows={rows}
            keyOf={(row) => row.uid}
            columns={columns(now)}
          />
        </Part>
      ) : null}
    </>
  )
}

const columns = (now: string): readonly Column<MemberRow>[] => [
  {
    id: 'name',
    head: 'Name',
    cell: ({ uid, name }) => (
      <MemberLink uid={uid} className="block min-w-28 wrap-anywhere underline">
        {name}
      </MemberLink>
    ),
  },
  { id: 'email', head: 'Email', cell: ({ email }) => email },
  {
    id: 'since',
    head: 'Since',
    cell: ({ createdAt }) => (
      <span title={formatInstant(createdAt)}>
        <Moment at={createdAt} now={now} />
      </span>
    ),
  },
  { id: 'from', head: 'Came from', cell: ({ referrer }) => <WideWords>{referrer}</WideWords> },
]

/** One member: what is known about them, and the actions for them. */
function MemberView({ member }: { member: MemberCard }) {
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
            rows={listFacts(member)}
            keyOf={({ what }) => what}
            columns={[
              { id: 'what', head: 'Details', cell: ({ what }) => what },
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
          sharingBlocked={member.sharingBlocked}
        />
      </div>
    </Part>
  )
}

type Fact = { what: string; is: string }

function listFacts(member: MemberCard): Fact[] {
  const { uid, email, createdAt, lastSignInAt, referrer, plan, alerts, seatAlerts, brought, shared } = member
  const facts: (Fact | null)[] = [
    { what: 'Email', is: email ?? 'none' },
    { what: 'Id', is: uid },
    { what: 'Member since', is: createdAt ? formatInstant(createdAt) : 'sign-up not finished' },
    { what: 'Last log-in', is: lastSignInAt ? formatInstant(lastSignInAt) : 'never' },
    { what: 'Came from', is: referrer ?? 'not recorded' },
    { what: 'Plan', is: plan ? `${planNames[plan.name.slug]}, ${plan.status}` : 'none' },
    plan?.stripe ? { what: 'Stripe customer', is: plan.stripe.customerId } : null,
    plan?.periodEnd ? { what: 'Paid until', is: formatInstant(plan.periodEnd) } : null,
    { what: 'Alerts', is: `${formatNumber(alerts)}, and ${formatNumber(seatAlerts)} for seats` },
    { what: 'Referrals', is: formatNumber(brought) },
    { what: 'Seats shared now', is: formatNumber(shared) },
  ]
  return facts.filter((fact) => fact !== null)
}
