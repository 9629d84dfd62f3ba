import type { Route } from 'next'
import Form from 'next/form'
import Link from 'next/link'
import { formatInstant } from '@/lib/core/formats.ts'
import { findMembers, type MemberRow, readMember } from '@/lib/server/admin/reads/members.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { adminAuth, adminFirestore } from '@/lib/server/firebase-admin.ts'
import { Button } from '../ui/button.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { MemberView } from './member-view.tsx'
import { Moment } from './moment.tsx'
import { Nothing, Part } from './part.tsx'
import { PlainField } from './plain-field.tsx'
import { WideWords } from './wide-words.tsx'

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value.trim().slice(0, 300) : '')

type MembersRoomProps = { params: Record<string, string | string[] | undefined> }

/** Somebody looked up, or the newest members; and one of them, with what can be done for them. */
export async function MembersRoom({ params }: MembersRoomProps) {
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
          label="Email address, id, payment customer, or the beginning of a name"
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
      {uid !== '' && member === null ? <Nothing>There is no account with this id.</Nothing> : null}
      {uid === '' ? (
        <Part title={text === '' ? 'Newest members' : 'Found'}>
          {rows.length === 0 ? (
            <Nothing>Nobody fits. An address must be whole, a name as they wrote it.</Nothing>
          ) : (
            <DataTable caption="Members" rows={rows} keyOf={(row) => row.uid} columns={columns(now)} />
          )}
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
      <Link
        href={`/admin/dashboard/members?uid=${uid}` as Route}
        prefetch={false}
        className="block min-w-28 wrap-anywhere underline"
      >
        {name}
      </Link>
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
