'use client'

import { useAccount } from '@/lib/account/client/account-provider.tsx'
import { readAlertDraft } from '@/lib/alerts/compose/alert-address.ts'
import { draftFaults } from '@/lib/alerts/compose/draft-faults.ts'
import { settingsOf } from '@/lib/alerts/compose/draft-settings.ts'
import { AlertComposer } from './alert-composer.tsx'
import { HistoryList } from './history-list.tsx'
import { AlertBoard } from './list/alert-board.tsx'
import { MembersFrame } from './members-frame.tsx'
import { RoomFrame } from './room-frame.tsx'
import { useAlertHistory } from './use-followed.ts'
import { useRoom } from './use-room.ts'
import { useToday } from './use-today.ts'
import { useWantedDraft } from './use-wanted-draft.ts'

/** The alerts page once it is known who looks and what the address asks for. */
export function AlertsRoom() {
  const { alerts } = useAccount()
  const { today } = useToday()
  const room = useRoom(alerts)
  const wanted = useWantedDraft('alerts', 'alert', (query, plan) => {
    const { draft } = readAlertDraft(new URLSearchParams(query))
    const [fault] = draftFaults(draft, plan, today)
    return fault ? { fault: fault.message } : { settings: settingsOf(draft, plan, today) }
  })
  return (
    <RoomFrame room={room} wanted={wanted} path="/alerts" noun="alert">
      {room.view === 'list' ? <Members /> : null}
      {room.view === 'new' ? <AlertComposer edited={null} /> : null}
      {room.view === 'edit' ? <AlertComposer key={room.alert.id} edited={room.alert} /> : null}
    </RoomFrame>
  )
}

function Members() {
  const history = useAlertHistory()
  const { now } = useToday()
  return (
    <MembersFrame>
      <AlertBoard history={history} />
      <HistoryList history={history?.filter(({ kind }) => kind !== 'seat')} now={now} />
    </MembersFrame>
  )
}
