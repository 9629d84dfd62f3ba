'use client'

import { useAccount } from '@/lib/account/client/account-provider.tsx'
import type { Identified, Live } from '@/lib/account/client/state.ts'
import type { AlertHistoryDocument } from '@/lib/alerts/alert-history.ts'
import { waitingWords } from '@/lib/alerts/compose/history-words.ts'
import { LiveList } from '../../account/dashboard/live-list.tsx'
import { useToday } from '../use-today.ts'
import { AlertRow } from './alert-row.tsx'
import { BoardFrame } from './board-frame.tsx'
import { TestLines } from './test-lines.tsx'
import { useAlertActions } from './use-alert-actions.ts'
import { useTestSend } from './use-test-send.ts'

/** The member's alerts as the database has them, by name. */
export function AlertBoard({ history }: { history: Live<Identified<AlertHistoryDocument>[]> }) {
  const { user, alerts, planSlug } = useAccount()
  const { now, today } = useToday()
  const actions = useAlertActions('alerts')
  const { sent, test } = useTestSend('alerts')
  return (
    <BoardFrame
      title="Your alerts"
      newHref="/alerts?new"
      newLabel="New alert"
      unnamed="The unnamed alert"
      actions={actions}
    >
      <LiveList
        items={planSlug === null ? undefined : alerts}
        empty="No alerts yet. Compose one, and we write to you when a reward seat on your route opens."
        row={(alert) => (
          <div className="w-full">
            <AlertRow
              {...{ alert, now, today, actions }}
              plan={planSlug ?? 'free'}
              waiting={waitingWords(history ?? [], `users/${user?.uid}/alerts/${alert.id}`, now)}
              onTest={() => void test(alert.id, alert.settings.channels)}
            />
            {sent?.id === alert.id ? <TestLines sent={sent} /> : null}
          </div>
        )}
      />
    </BoardFrame>
  )
}
