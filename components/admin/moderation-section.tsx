import { formatDate, formatNumber } from '@/lib/core/formats.ts'
import { type NotedForm, readForms } from '@/lib/server/admin/reads/forms.ts'
import {
  type ChosenName,
  readChosenNames,
  readWaitingBids,
  type WaitingBid,
} from '@/lib/server/admin/reads/moderation.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'
import { ActButton } from '../ui/act-button.tsx'
import type { Column } from '../ui/data-table.tsx'
import { Fold, Moment, Nothing, Part, Rows, WideWords } from './admin-section.tsx'

/** What members want to publish, for approval: reviews, bid reports and leaderboard names. */
export async function ModerationSection() {
  const db = adminFirestore()
  const [waiting, judged, bids, names] = await Promise.all([
    readForms(db, 'review', 'new'),
    readForms(db, 'review', 'closed'),
    readWaitingBids(db),
    readChosenNames(db),
  ])
  return (
    <>
      <Part title="Reviews" note="Published reviews appear on the reviews page.">
        {waiting.length === 0 ? <Nothing>No reviews waiting.</Nothing> : null}
        <ul className="space-y-3">
          {waiting.map((form) => (
            <Review key={form.reference} form={form} />
          ))}
        </ul>
        {judged.length > 0 ? <Judged forms={judged} /> : null}
      </Part>
      <Part title="Bid reports" note="Approved reports count in the bid calculators.">
        <Rows
          none="No bid reports waiting."
          caption="Bid reports"
          rows={bids}
          keyOf={({ id }) => id}
          columns={bidColumns}
        />
      </Part>
      <Part title="Leaderboard names" note="Only approved names are shown.">
        <Rows
          none="No names yet."
          caption="Leaderboard names"
          rows={names}
          keyOf={({ code }) => code}
          columns={nameColumns}
        />
      </Part>
    </>
  )
}

function Review({ form: { reference, values, createdAt, published } }: { form: NotedForm }) {
  const now = serverClock.now()
  const name = values.name ?? ''
  return (
    <li className="rounded-lg border border-line bg-card p-3.5">
      <p className="text-14 text-muted">
        {name}, {values.stars} of 5 stars, <Moment at={createdAt} now={now} />{' '}
        <span className="font-mono whitespace-nowrap">{reference}</span>
      </p>
      <p className="my-2 max-w-prose text-14 whitespace-pre-line wrap-anywhere">{values.message}</p>
      <div className="flex flex-wrap gap-2">
        {published ? null : (
          <ActButton action="review.publish" input={{ reference, published: true }} label={`Publish ${reference}`}>
            Publish
          </ActButton>
        )}
        <ActButton
          action="review.publish"
          input={{ reference, published: false }}
          label={`Reject ${reference}`}
          kind="quiet"
        >
          {published ? 'Unpublish' : 'Reject'}
        </ActButton>
      </div>
    </li>
  )
}

function Judged({ forms }: { forms: readonly NotedForm[] }) {
  return (
    <Fold summary={`${formatNumber(forms.length)} decided earlier`}>
      <ul className="space-y-3">
        {forms.map((form) => (
          <Review key={form.reference} form={form} />
        ))}
      </ul>
    </Fold>
  )
}

const bidColumns: readonly Column<WaitingBid>[] = [
  {
    id: 'route',
    head: 'Route',
    cell: ({ from, to, cabin }) => <span className="font-mono whitespace-nowrap">{`${from}-${to} ${cabin}`}</span>,
  },
  { id: 'program', head: 'Program', cell: ({ program }) => <span className="capitalize">{program}</span> },
  { id: 'points', head: 'Points', end: true, cell: ({ points }) => formatNumber(points) },
  { id: 'aud', head: 'AUD', end: true, cell: ({ aud }) => formatNumber(aud) },
  {
    id: 'flown',
    head: 'Flown',
    cell: ({ flownOn }) => <span className="whitespace-nowrap">{formatDate(flownOn, 'plain')}</span>,
  },
  { id: 'outcome', head: 'Outcome', cell: ({ outcome }) => outcome },
  { id: 'act', head: 'Decision', cell: (bid) => <BidVerdict bid={bid} /> },
]

function BidVerdict({ bid: { id, from, to } }: { bid: WaitingBid }) {
  return (
    <span className="flex gap-2">
      <ActButton action="bid.judge" input={{ id, verdict: 'approved' }} label={`Approve ${from} to ${to}`}>
        Approve
      </ActButton>
      <ActButton action="bid.judge" input={{ id, verdict: 'rejected' }} label={`Reject ${from} to ${to}`} kind="quiet">
        Reject
      </ActButton>
    </span>
  )
}

const nameColumns: readonly Column<ChosenName>[] = [
  { id: 'name', head: 'Name', cell: ({ name }) => <WideWords>{name}</WideWords> },
  { id: 'count', head: 'Sign-ups', end: true, cell: ({ signUps }) => formatNumber(signUps) },
  {
    id: 'state',
    head: 'State',
    cell: ({ shown }) => (shown === null ? 'not reviewed' : shown ? 'approved' : 'rejected'),
  },
  {
    id: 'act',
    head: 'Decision',
    cell: ({ code, name, shown }) => (
      <span className="flex gap-2">
        {shown === true ? null : (
          <ActButton action="name.judge" input={{ code, name, shown: true }} label={`Approve ${name}`}>
            Approve
          </ActButton>
        )}
        {shown === false ? null : (
          <ActButton action="name.judge" input={{ code, name, shown: false }} label={`Reject ${name}`} kind="quiet">
            Reject
          </ActButton>
        )}
      </span>
    ),
  },
]
