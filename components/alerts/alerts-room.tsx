'use client'

import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { readAlertDraft } from '@/lib/alerts/compose/alert-address.ts'
import { draftFaults } from '@/lib/alerts/compose/draft-faults.ts'
import { settingsOf } from '@/lib/alerts/compose/draft-settings.ts'
import { AlertComposer } from './alert-composer.tsx'
import { AlertRow } from './list/alert-row.tsx'
import { Board } from './list/board.tsx'
import { MemberRoom } from './member-room.tsx'
import { useNextChecks } from './use-next-checks.ts'
import { useToday } from './use-today.ts'

/** The alerts page of whoever looks. */
export function AlertsRoom() {
  const { alerts } = useAccount()
  const { today } = useToday()
  const checks = useNextChecks(alerts)
  return (
    <MemberRoom
      kind="alerts"
      noun="alert"
      alerts={alerts}
      make={(query, plan) => {
        const { draft } = readAlertDraft(new URLSearchParams(query))
        const [fault] = draftFaults(draft, plan, today)
        return fault ? { fault: fault.message } : { settings: settingsOf(draft, plan, today) }
      }}
      board={(history) => (
        <Board
          kind="alerts"
          noun="alert"
          alerts={alerts}
          history={history}
          empty="No alerts yet. Compose one, and we write to you when a reward seat on your route opens."
          row={(alert, around) => <AlertRow {...{ alert, around }} check={checks.get(alert.id) ?? null} />}
        />
      )}
      composer={(edited) => <AlertComposer key={edited?.id ?? 'new'} edited={edited} />}
    />
  )
}
