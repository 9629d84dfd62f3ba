'use client'

import { CircleAlert, CircleCheck, Plus, Undo2 } from 'lucide-react'
import type { Route } from 'next'
import { type ReactNode, useState } from 'react'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { getAudience, type Identified, type Live } from '@/lib/accounts/client/state.ts'
import { type AlertDocument, buildAlertReference } from '@/lib/alerts/alert.ts'
import { type AlertChannel, channelFacts } from '@/lib/alerts/alert-channels.ts'
import type { AlertHistoryDocument } from '@/lib/alerts/alert-history.ts'
import { type AlertKind, alertNouns, buildRowKey } from '@/lib/alerts/alert-places.ts'
import { waitingWords } from '@/lib/alerts/compose/alert-words.ts'
import type { SeatAlertDocument } from '@/lib/alerts/seat-alert-document.ts'
import type { Instant, LocalDate } from '@/lib/core/clock.ts'
import type { Audience } from '@/lib/core/plan.ts'
import { Button, buttonStyle } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import Link from '../../ui/link.tsx'
import { LiveList } from '../../ui/live-list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { refusalWords } from '../../ui/save-outcome.ts'
import { Section } from '../../ui/section.tsx'
import { useToday } from '../use-today.ts'
import { type AlertActions, useAlertActions } from './use-alert-actions.ts'

/** The outcome of a test on one channel. */
type TestResult = { channel: AlertChannel; ok: boolean; words: string }
type TestSend = { busy: boolean; results: TestResult[] }

/** Sends a test on each of an alert's channels, except the feed, which is fetched by the reader rather than sent. */
function useTestSend(kind: AlertKind) {
  const store = useAccountStore()
  const [sent, setSent] = useState<ReadonlyMap<string, TestSend>>(new Map())
  const show = (key: string, send: TestSend) => setSent((before) => new Map(before).set(key, send))
  const test = async (key: string, id: string, channels: readonly AlertChannel[]) => {
    if (sent.get(key)?.busy) return
    show(key, { busy: true, results: [] })
    const results: TestResult[] = []
    for (const channel of channels) {
      results.push(channel === 'feed' ? feedResult : await sendOne(channel, id))
      show(key, { busy: results.length < channels.length, results: [...results] })
    }
    if (channels.length === 0) show(key, { busy: false, results: [] })
  }
  const sendOne = async (channel: Exclude<AlertChannel, 'feed'>, id: string): Promise<TestResult> => {
    try {
      const session = await store.session()
      const answer = await session.testAlert({ channel, alert: { kind, id } })
      if (answer.outcome === 'sent') return { channel, ok: true, words: `sent to ${answer.to}` }
      return { channel, ok: false, words: answer.message }
    } catch (error) {
      return { channel, ok: false, words: refusalWords(error) }
    }
  }
  return { sent, test }
}

const feedResult: TestResult = {
  channel: 'feed',
  ok: true,
  words: 'your calendar or reader fetches it; nothing is sent',
}

function testWords({ channel, words }: TestResult): string {
  return `${channelFacts[channel].name}: ${words}`
}

/** What a row of either kind of alert needs besides the alert itself. */
export type RowAround = {
  plan: Audience
  now: Instant
  today: LocalDate
  /** When the alert's queued message goes out, in words; null if none is queued. */
  waiting: string | null
  actions: AlertActions
  onTest: () => void
}

type BoardProps<Document> = {
  kind: AlertKind
  alerts: Live<Identified<Document>[]>
  history: Live<Identified<AlertHistoryDocument>[]>
  empty: string
  row: (alert: Identified<Document>, around: RowAround) => ReactNode
}

/** The member's alerts of one kind, live and sorted by name, with a way to add one and to undo a deletion. */
export function Board<Document extends AlertDocument | SeatAlertDocument>(props: BoardProps<Document>) {
  const { kind, alerts, history, empty, row } = props
  const noun = alertNouns[kind]
  const account = useAccount()
  const { user, plan } = account
  const { now, today } = useToday()
  const actions = useAlertActions(kind)
  const { sent, test } = useTestSend(kind)
  // An alert's status depends on the plan, so the list waits for both. If it can't be read, it says so.
  const referenceOf = ({ id, identity }: Identified<Document>) =>
    buildAlertReference(`users/${user?.uid}/${kind}/${id}`, identity)
  const items = alerts === null || plan !== undefined ? alerts : undefined
  return (
    <Section
      title={`Your ${noun}s`}
      aside={
        <Link href={`/${kind}?new` as Route} className={buttonStyle('primary')}>
          <Plus aria-hidden="true" className="size-4" />
          New {noun}
        </Link>
      }
    >
      <UndoLine actions={actions} unnamed={`The unnamed ${noun}`} />
      <FinalQuestion actions={actions} noun={noun} />
      <LiveList
        items={items}
        empty={empty}
        keyOf={buildRowKey}
        row={(alert) => (
          <div className="w-full">
            {row(alert, {
              ...{ now, today, actions },
              waiting: waitingWords(history ?? [], referenceOf(alert), now),
              plan: getAudience(account),
              onTest: () => void test(buildRowKey(alert), alert.id, alert.settings.channels),
            })}
            <TestLines sent={sent.get(buildRowKey(alert))} />
          </div>
        )}
      />
    </Section>
  )
}

/** Asks before an alert is deleted that the plan wouldn't let its member set again, because Undo can't be offered. */
function FinalQuestion({ actions: { asked, answer }, noun }: { actions: AlertActions; noun: string }) {
  return (
    <Dialog title={`Delete this ${noun}?`} open={asked !== null} onOpenChange={() => answer(false)}>
      <p className="mt-3 mb-5 text-14 wrap-anywhere">
        {asked?.settings.name || `This ${noun}`} goes beyond your plan, so you can’t undo this or set it again unless
        you upgrade.
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={() => answer(false)}>Keep it</Button>
        <Button kind="danger" onClick={() => answer(true)}>
          Delete for good
        </Button>
      </div>
    </Dialog>
  )
}

/** The outcome of a test, channel by channel. */
function TestLines({ sent }: { sent: TestSend | undefined }) {
  if (!sent) return null
  return (
    <div role="status" className="pb-3 text-14">
      {sent.busy ? <p className="text-muted">Sending a test</p> : null}
      {!sent.busy && sent.results.length === 0 ? <p>This alert has no channel to test. Edit it to add one.</p> : null}
      <ul className="space-y-1">
        {sent.results.map((result) => (
          <li key={result.channel} className="flex items-start gap-2">
            {result.ok ? (
              <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ok" />
            ) : (
              <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />
            )}
            <span className="wrap-anywhere">{testWords(result)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Shown above a list: the alert just deleted, with an undo that stays until dismissed, or why an action failed. */
function UndoLine({ actions, unnamed }: { actions: AlertActions; unnamed: string }) {
  const { deleted, fault, restore, dismiss } = actions
  return (
    <div role="status" className="space-y-3 empty:hidden">
      {fault ? <Notice kind="danger">{fault}</Notice> : null}
      {deleted ? (
        <Notice
          kind="info"
          action={
            <span className="-my-1 flex gap-1">
              {/* The pressed Delete button is gone with its alert, so keyboard focus moves here. */}
              <Button kind="quiet" ref={(button) => button?.focus()} onClick={restore}>
                <Undo2 aria-hidden="true" className="size-4" />
                Undo
              </Button>
              <Button kind="quiet" onClick={dismiss}>
                Dismiss
              </Button>
            </span>
          }
        >
          <span className="wrap-anywhere">{deleted.settings.name ?? unnamed}</span> is deleted.
        </Notice>
      ) : null}
    </div>
  )
}
