'use client'

import type { ReactNode } from 'react'
import type { AlertKind } from '@/lib/accounts/client/alert-places.ts'
import type { Identified, Live } from '@/lib/accounts/client/state.ts'
import type { AlertHistoryDocument } from '@/lib/alerts/alert-history.ts'
import { HistoryList } from './history-list.tsx'
import { MembersFrame } from './members-frame.tsx'
import { RoomFrame } from './room-frame.tsx'
import { useAlertHistory } from './use-followed.ts'
import { useRoom } from './use-room.ts'
import { useToday } from './use-today.ts'
import { type MakeSettings, useWantedDraft } from './use-wanted-draft.ts'

type History = Live<Identified<AlertHistoryDocument>[]>

type MemberRoomProps<Document> = {
  kind: AlertKind
  noun: 'alert' | 'seat alert'
  alerts: Live<Identified<Document>[]>
  /** Settings from the query of a draft that waited for its owner's account. */
  make: MakeSettings
  board: (history: History) => ReactNode
  composer: (edited: Identified<Document> | null) => ReactNode
}

/** A page of alerts once it is known who looks and what the address asks for: the list, or the composer. */
export function MemberRoom<Document>({ kind, noun, alerts, make, board, composer }: MemberRoomProps<Document>) {
  const room = useRoom(alerts)
  const wanted = useWantedDraft(kind, make)
  return (
    <RoomFrame room={room} wanted={wanted} path={`/${kind}`} noun={noun}>
      {room.view === 'list' ? <Members kind={kind} board={board} /> : null}
      {room.view === 'new' ? composer(null) : null}
      {room.view === 'edit' ? composer(room.alert) : null}
    </RoomFrame>
  )
}

function Members({ kind, board }: Pick<MemberRoomProps<unknown>, 'kind' | 'board'>) {
  const history = useAlertHistory()
  const { now } = useToday()
  const own = history?.filter((entry) => (entry.kind === 'seat') === (kind === 'seat-alerts'))
  return (
    <MembersFrame>
      {board(history)}
      <HistoryList history={history === null ? null : own} now={now} />
    </MembersFrame>
  )
}
