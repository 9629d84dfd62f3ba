import type { ReactNode } from 'react'
import { ChannelsPanel } from './channels/channels-panel.tsx'

/** A member's page of alerts: the list and its history, and how they tell beside them. */
export function MembersFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="min-w-0 space-y-10">{children}</div>
      <ChannelsPanel />
    </div>
  )
}
