'use client'

import { Ellipsis, Pause, Pencil, Play } from 'lucide-react'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { type AlertKind, editHref } from '@/lib/alerts/alert-places.ts'
import type { AlertStatus } from '@/lib/alerts/compose/alert-words.ts'
import { Button, buttonStyle, IconButton } from '../../ui/button.tsx'
import Link from '../../ui/link.tsx'
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx'
import { PlanLink } from '../form/field-fault.tsx'
import { AlertStatusChip } from './alert-status-chip.tsx'
import type { RowAround } from './board.tsx'
import { useJustSet } from './just-set.ts'
import type { Deleted } from './use-alert-actions.ts'

type RowFrameProps = {
  kind: AlertKind
  alert: Deleted
  /** The alert's name, or a stand-in if it has none. */
  name: string
  status: AlertStatus
  copyHref: string
  around: RowAround
  /** What the alert waits for. */
  criteria: ReactNode
  /** What has happened so far: matches, checks, the next check. */
  news: ReactNode
  children?: ReactNode
}

/** One alert of either kind: what it waits for, its actions and its status. */
export function RowFrame({ kind, alert, name, status, copyHref, around, criteria, news, children }: RowFrameProps) {
  const { settings } = alert
  const { actions, waiting, onTest } = around
  const heading = useJustSet(kind, alert)
  return (
    <div className="w-full space-y-2 py-2">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h3 ref={heading} tabIndex={-1} className="rounded-sm text-16 font-semibold wrap-anywhere">
            {name}
          </h3>
          {criteria}
        </div>
        <RowActions
          name={name}
          paused={settings.paused}
          editHref={editHref(kind, alert)}
          copyHref={copyHref}
          onPause={() => actions.pause(alert)}
          onTest={onTest}
          onDelete={() => actions.remove(alert)}
        />
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
        <AlertStatusChip status={status} />
        {status.upgrade ? <PlanLink /> : null}
        {news}
        {settings.channels.length === 0 ? <span className="text-warn">No channel, so no messages</span> : null}
        {waiting ? <span className="text-muted">{waiting}</span> : null}
      </p>
      {children}
    </div>
  )
}

type RowActionsProps = {
  name: string
  paused: boolean
  editHref: string
  copyHref: string
  onPause: () => void
  onTest: () => void
  onDelete: () => void
}

/** The actions for one alert: the common ones as buttons, the rest in a menu. */
function RowActions({ name, paused, editHref, copyHref, onPause, onTest, onDelete }: RowActionsProps) {
  const router = useRouter()
  const Icon = paused ? Play : Pause
  return (
    <div className="flex items-center gap-1.5">
      <Link href={editHref as Route} className={buttonStyle('outline')}>
        <Pencil aria-hidden="true" className="size-4" />
        Edit <span className="sr-only">{name}</span>
      </Link>
      <Button onClick={onPause}>
        <Icon aria-hidden="true" className="size-4" />
        {paused ? 'Resume' : 'Pause'} <span className="sr-only">{name}</span>
      </Button>
      <Menu
        heading={name}
        trigger={
          <IconButton label={`More for ${name}`}>
            <Ellipsis aria-hidden="true" className="size-4" />
          </IconButton>
        }
      >
        <MenuItem onChoose={onTest}>Send a test</MenuItem>
        <MenuItem onChoose={() => router.push(copyHref as Route)}>Duplicate</MenuItem>
        <MenuLine />
        <MenuItem onChoose={onDelete}>Delete</MenuItem>
      </Menu>
    </div>
  )
}
