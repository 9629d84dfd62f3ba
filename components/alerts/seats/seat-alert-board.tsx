'use client'

import { useAccount } from '@/lib/account/client/account-provider.tsx'
import type { Identified, Live } from '@/lib/account/client/state.ts'
import type { AlertHistoryDocument } from '@/lib/alerts/alert-history.ts'
import { waitingWords } from '@/lib/alerts/compose/history-words.ts'
import { LiveList } from '../../account/dashboard/live-list.tsx'
import { BoardFrame } from '../list/board-frame.tsx'
import { TestLines } from '../list/test-lines.tsx'
import { useAlertActions } from '../list/use-alert-actions.ts'
import { useTestSend } from '../list/use-test-send.ts'
import { useToday } from '../use-today.ts'
import { SeatAlertRow } from './seat-alert-row.tsx'

/** The member's seat alerts as the database has them, by name. */
export function SeatAlertBoard({ history }: { history: Live<Identified<AlertHistoryDocument>[]> }) {
  const { user, seatAlerts, planSlug } = useAccount()
  const { now, today } = useToday()
  const actions = useAlertActions('seat-alerts')
  const { sent, test } = useTestSend('seat-alerts')
  return (
    <BoardFrame
      title="Your seat alerts"
      newHref="/seat-alerts?new"
      newLabel="New seat alert"
      unnamed="The unnamed seat alert"
      actions={actions}
    >
      <LiveList
        items={planSlug === null ? undefined : seatAlerts}
        empty="No seat alerts yet. Compose one, and we write to you when the seat you want is free."
        row={(alert) => (
          <div className="w-full">
            <SeatAlertRow
              {...{ alert, now, today, actions }}
              plan={planSlug ?? 'free'}
              waiting={waitingWords(history ?? [], `users/${user?.uid}/seat-alerts/${alert.id}`, now)}
              onTest={() => void test(alert.id, alert.settings.channels)}
            />
            {sent?.id === alert.id ? <TestLines sent={sent} /> : null}
          </div>
        )}
      />
    </BoardFrame>
  )
}
