'use client'

import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { seatDraftFaults } from '@/lib/alerts/compose/draft-faults.ts'
import { seatSettingsOf } from '@/lib/alerts/compose/draft-settings.ts'
import { readSeatAlertDraft } from '@/lib/alerts/compose/seat-alert-address.ts'
import { Board } from '../list/board.tsx'
import { MemberRoom } from '../member-room.tsx'
import { useToday } from '../use-today.ts'
import { SeatAlertComposer } from './seat-alert-composer.tsx'
import { SeatAlertRow } from './seat-alert-row.tsx'

/** The seat alerts page of whoever looks. */
export function SeatAlertsRoom() {
  const { seatAlerts } = useAccount()
  const { today } = useToday()
  return (
    <MemberRoom
      kind="seat-alerts"
      noun="seat alert"
      alerts={seatAlerts}
      make={(query, plan) => {
        const { draft } = readSeatAlertDraft(new URLSearchParams(query))
        const [fault] = seatDraftFaults(draft, plan, today)
        return fault ? { fault: fault.message } : { settings: seatSettingsOf(draft) }
      }}
      board={(history) => (
        <Board
          kind="seat-alerts"
          noun="seat alert"
          alerts={seatAlerts}
          history={history}
          empty="No seat alerts yet. Compose one, and we write to you when the seat you want is free."
          row={(alert, around) => <SeatAlertRow {...{ alert, around }} />}
        />
      )}
      composer={(edited) => <SeatAlertComposer key={edited?.id ?? 'new'} edited={edited} />}
    />
  )
}
