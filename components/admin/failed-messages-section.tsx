import { formatNumber } from '@/lib/core/formats.ts'
import { type DeadLetter, type DeadMail, readFailedMessages } from '@/lib/server/admin/reads/failed-messages.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'
import { ActButton } from '../ui/act-button.tsx'
import type { Column } from '../ui/data-table.tsx'
import { FigureList } from '../ui/figure-list.tsx'
import { Panel } from '../ui/panel.tsx'
import { MemberLink, Moment, Part, Rows, WideWords } from './admin-section.tsx'

const stateNames = { pending: 'Waiting', sending: 'Sending', dead: 'Failed' } as const

/** Messages that failed nine times. Sending one again gives it nine more attempts. */
export async function FailedMessagesSection() {
  const { dead, mail, counts } = await readFailedMessages(adminFirestore())
  const now = serverClock.now()
  return (
    <>
      <Part title="Team email" note="Forms and chats meant for your mailbox, and replies to visitors.">
        <Rows
          none="No failed emails."
          caption="Failed team emails"
          rows={mail}
          keyOf={({ id }) => id}
          columns={mailColumns(now)}
        />
      </Part>
      <Part title="Messages to members">
        <Panel className="mb-3">
          <FigureList
            figures={counts.map(({ status, count }) => ({ label: stateNames[status], value: formatNumber(count) }))}
          />
        </Panel>
        <Rows
          none="No failed messages."
          caption="Failed messages to members"
          rows={dead}
          keyOf={({ id }) => id}
          columns={messageColumns(now)}
        />
      </Part>
    </>
  )
}

const mailColumns = (now: string): readonly Column<DeadMail>[] => [
  { id: 'subject', head: 'Mail', cell: ({ subject }) => <WideWords>{subject}</WideWords> },
  {
    id: 'reference',
    head: 'Reference',
    cell: ({ reference }) => <span className="font-mono whitespace-nowrap">{reference}</span>,
  },
  { id: 'at', head: 'Written', cell: ({ createdAt }) => <Moment at={createdAt} now={now} /> },
  { id: 'attempts', head: 'Attempts', end: true, cell: ({ attempts }) => attempts },
  { id: 'fault', head: 'Last error', cell: ({ fault }) => <WideWords>{fault ?? 'not recorded'}</WideWords> },
  {
    id: 'act',
    head: 'Next',
    cell: ({ id, reference }) => (
      <ActButton action="mail.retry" input={{ id }} label={`Send again: email ${reference}`}>
        Send again
      </ActButton>
    ),
  },
]

const messageColumns = (now: string): readonly Column<DeadLetter>[] => [
  { id: 'kind', head: 'Message', cell: ({ kind, channel }) => `${kind} by ${channel}` },
  {
    id: 'member',
    head: 'Member',
    cell: ({ uid }) => (
      <MemberLink uid={uid} className="font-mono underline">
        {uid.slice(0, 8)}
      </MemberLink>
    ),
  },
  { id: 'at', head: 'Written', cell: ({ createdAt }) => <Moment at={createdAt} now={now} /> },
  { id: 'attempts', head: 'Attempts', end: true, cell: ({ attempts }) => attempts },
  { id: 'fault', head: 'Last error', cell: ({ fault }) => <WideWords>{fault ?? 'not recorded'}</WideWords> },
  {
    id: 'act',
    head: 'Next',
    cell: ({ id, kind, channel }) => (
      <span className="flex gap-2">
        <ActButton action="letter.retry" input={{ id }} label={`Send again: ${kind} by ${channel}`}>
          Send again
        </ActButton>
        <ActButton
          action="letter.drop"
          input={{ id }}
          label={`Give up ${kind} by ${channel}`}
          kind="quiet"
          confirm="Give up for good?"
        >
          Give up
        </ActButton>
      </span>
    ),
  },
]
