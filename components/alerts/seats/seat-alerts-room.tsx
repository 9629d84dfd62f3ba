'use client'

import { useAccount } from '@/lib/account/client/account-provider.tsx'
import { seatDraftFaults } from '@/lib/alerts/compose/draft-faults.ts'
import { seatSettingsOf } from '@/lib/alerts/compose/draft-settings.ts'
import { readSeatAlertDraft } from '@/lib/alerts/compose/seat-alert-address.ts'
import { HistoryList } from '../history-list.tsx'
import { MembersFrame } from '../members-frame.tsx'
import { RoomFrame } from '../room-frame.tsx'
import { useAlertHistory } from '../use-followed.ts'
import { useRoom } from '../use-room.ts'
import { useToday } from '../use-today.ts'
import { useWantedDraft } from '../use-wanted-draft.ts'
import { SeatAlertBoard } from './seat-alert-board.tsx'
import { SeatAlertComposer } from './seat-alert-composer.tsx'

/** The seat alerts page once it is known who looks and what the address asks for. */
export function SeatAlertsRoom() {
  const { seatAlerts } = useAccount()
  const { today } = useToday()
  const room = useRoom(seatAlerts)
  const wanted = useWantedDraft('seat-alerts', 'seat-alert', (query, plan) => {
    const { draft } = readSeatAlertDraft(new URLSearchParams(query))
    const [fault] = seatDraftFaults(draft, plan, today)
    return fault ? { fault: fault.message } : { settings: seatSettingsOf(draft) }
  })
  return (
    <RoomFrame room={room} wanted={wanted} path="/seat-alerts" noun="seat alert">
      {room.view === 'list' ? <Members /> : null}
      {room.view === 'new' ? <SeatAlertComposer edited={null} /> : null}
      {room.view === 'edit' ? <SeatAlertComposer key={room.alert.id} edited={room.alert} /> : null}
    </RoomFrame>
  )
}

function Members() {
  const history = useAlertHistory()
  const { now } = useToday()
  return (
    <MembersFrame>
      <SeatAlertBoard history={history} />
      <HistoryList history={history?.filter(({ kind }) => kind === 'seat')} now={now} />
    </MembersFrame>
  )
}
