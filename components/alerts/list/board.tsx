'use client'

import { Plus } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import type { AlertKind } from '@/lib/accounts/client/alert-places.ts'
import type { Identified, Live } from '@/lib/accounts/client/state.ts'
import type { AlertDocument } from '@/lib/alerts/alert.ts'
import type { AlertHistoryDocument } from '@/lib/alerts/alert-history.ts'
import { waitingWords } from '@/lib/alerts/compose/history-words.ts'
import type { SeatAlertDocument } from '@/lib/alerts/seat-alert.ts'
import type { Instant, LocalDate } from '@/lib/core/clock.ts'
import type { PlanSlug } from '@/lib/core/plan.ts'
import { buttonStyle } from '../../ui/button.tsx'
import { LiveList } from '../../ui/live-list.tsx'
import { Section } from '../../ui/section.tsx'
import { useToday } from '../use-today.ts'
import { TestLines } from './test-lines.tsx'
import { UndoLine } from './undo-line.tsx'
import { type AlertActions, useAlertActions } from './use-alert-actions.ts'
import { useTestSend } from './use-test-send.ts'

/** What a row of any kind of alert is drawn with, beside its alert. */
export type RowAround = {
  plan: PlanSlug
  now: Instant
  today: LocalDate
  /** When a message of it that waits goes out, in words; null when none waits. */
  waiting: string | null
  actions: AlertActions
  onTest: () => void
}

type BoardProps<Document> = {
  kind: AlertKind
  noun: 'alert' | 'seat alert'
  alerts: Live<Identified<Document>[]>
  history: Live<Identified<AlertHistoryDocument>[]>
  empty: string
  row: (alert: Identified<Document>, around: RowAround) => ReactNode
}

/** The member's alerts of one kind as the database has them, by name, with the way to a new one and back from a deletion. */
export function Board<Document extends AlertDocument | SeatAlertDocument>(props: BoardProps<Document>) {
  const { kind, noun, alerts, history, empty, row } = props
  const { user, planSlug } = useAccount()
  const { now, today } = useToday()
  const actions = useAlertActions(kind)
  const { sent, test } = useTestSend(kind)
  // How an alert stands depends on the plan. Without either the list says that it can't be read.
  const items = alerts === null || planSlug !== null ? alerts : undefined
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
      <LiveList
        items={items}
        empty={empty}
        row={(alert) => (
          <div className="w-full">
            {row(alert, {
              ...{ now, today, actions },
              plan: planSlug ?? 'free',
              waiting: waitingWords(history ?? [], `users/${user?.uid}/${kind}/${alert.id}`, now),
              onTest: () => void test(alert.id, alert.settings.channels),
            })}
            {sent?.id === alert.id ? <TestLines sent={sent} /> : null}
          </div>
        )}
      />
    </Section>
  )
}
