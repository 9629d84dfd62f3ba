'use client'

import type { Route } from 'next'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { buttonStyle } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Notice } from '../ui/notice.tsx'
import { RoomSkeleton } from './room-skeleton.tsx'
import type { Room } from './use-room.ts'
import type { WantedDraft } from './use-wanted-draft.ts'

type RoomFrameProps = {
  room: Room<unknown>
  wanted: WantedDraft
  path: string
  /** `alert` or `seat alert`. */
  noun: string
  children: ReactNode
}

/** What stands around a page of alerts: what became of a draft from before the log-in, and the states without content. */
export function RoomFrame({ room, wanted, path, noun, children }: RoomFrameProps) {
  const router = useRouter()
  const { status } = wanted
  // The draft has become an alert: the list shows it, and a reload must not compose it again.
  useEffect(() => {
    if (status === 'kept') router.replace(path as Route)
  }, [status, path, router])
  return (
    <div className="space-y-5">
      <div role="status" className="empty:hidden">
        {wanted.status === 'kept' ? (
          <Notice kind="info">Your {noun} is set. We write to you when it matches.</Notice>
        ) : null}
        {wanted.status === 'refused' ? (
          <Notice
            kind="warn"
            action={
              <Link href={`${path}?new&${wanted.query}` as Route} className={buttonStyle('quiet')}>
                Change it
              </Link>
            }
          >
            What you composed is not an alert yet. {wanted.message}
          </Notice>
        ) : null}
      </div>
      {room.view === 'wait' || wanted.status === 'saving' ? <RoomSkeleton /> : children}
      {room.view === 'lost' ? (
        <EmptyState
          title={`There is no such ${noun}`}
          action={
            <Link href={path as Route} className={buttonStyle('primary')}>
              Show the {noun}s you have
            </Link>
          }
        >
          It may have been deleted, here or on another device.
        </EmptyState>
      ) : null}
    </div>
  )
}
