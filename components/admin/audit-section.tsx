import type { AuditRefusal } from '@/lib/admin/audit.ts'
import { formatInstant, formatNumber } from '@/lib/core/formats.ts'
import { type AuditRow, readAudit, readRefusals } from '@/lib/server/admin/audit.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'
import type { Column } from '../ui/data-table.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { MemberLink, Part, Rows, WideWords } from './admin-section.tsx'

type AuditSectionProps = { params: Record<string, string | string[] | undefined> }

/** Every operator action, and the members who tried one and were refused. */
export async function AuditSection({ params }: AuditSectionProps) {
  const before = typeof params.before === 'string' && params.before !== '' ? params.before : null
  const [{ entries, more }, refusals] = await Promise.all([
    readAudit(adminFirestore(), before),
    readRefusals(adminFirestore()),
  ])
  return (
    <>
      <Part title="Actions" note="Newest first. Members are listed by ID only.">
        <Rows
          none={`No actions${before ? ' before that' : ' yet'}.`}
          caption="Actions"
          rows={entries}
          keyOf={({ id }) => id}
          columns={columns}
        />
        {more ? (
          <p className="mt-3 text-14">
            <TextLink href={`/admin/dashboard/audit?before=${encodeURIComponent(more)}`}>Older</TextLink>
          </p>
        ) : null}
      </Part>
      <Part title="Refused" note="Members who tried an operator action, by day.">
        <Rows
          none="None."
          caption="Refused"
          rows={refusals}
          keyOf={({ uid, day }) => `${uid} ${day}`}
          columns={refusalColumns}
        />
      </Part>
    </>
  )
}

const columns: readonly Column<AuditRow>[] = [
  { id: 'what', head: 'What', cell: ({ what }) => <WideWords>{what}</WideWords> },
  { id: 'at', head: 'When', cell: ({ at }) => <span className="block min-w-32">{formatInstant(at)}</span> },
  { id: 'by', head: 'Who', cell: ({ by }) => <WideWords>{by.email}</WideWords> },
  { id: 'target', head: 'Target', cell: ({ target }) => <Target target={target} /> },
  { id: 'why', head: 'Why', cell: ({ reason }) => (reason ? <WideWords>{reason}</WideWords> : '') },
  {
    id: 'state',
    head: 'State',
    cell: ({ state, fault }) =>
      state === 'failed' ? <WideWords>failed: {fault}</WideWords> : state === 'begun' ? 'no result recorded' : 'done',
  },
]

function Target({ target }: { target: string }) {
  const [collection, id] = target.split('/')
  if (collection !== 'users' || !id)
    return <span className="block min-w-32 font-mono text-12 wrap-anywhere">{target}</span>
  return (
    <MemberLink uid={id} className="block min-w-32 font-mono text-12 wrap-anywhere underline">
      {target}
    </MemberLink>
  )
}

const refusalColumns: readonly Column<AuditRefusal>[] = [
  { id: 'member', head: 'Member', cell: ({ uid }) => <Target target={`users/${uid}`} /> },
  { id: 'count', head: 'Times', end: true, cell: ({ count }) => formatNumber(count) },
  { id: 'action', head: 'Tried', cell: ({ action }) => action ?? 'unknown action' },
  { id: 'at', head: 'Last', cell: ({ lastAt }) => formatInstant(lastAt) },
]
