'use client'

import { Undo2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { AlertActions } from './use-alert-actions.ts'

/** Above a list: what was deleted a moment ago and how it comes back, or what an action failed with. Stays until answered. */
export function UndoLine({ actions, unnamed }: { actions: AlertActions; unnamed: string }) {
  const { deleted, fault, restore, dismiss } = actions
  return (
    <div role="status" className="space-y-3 empty:hidden">
      {fault ? <Notice kind="danger">{fault}</Notice> : null}
      {deleted ? (
        <Notice
          kind="info"
          action={
            <span className="-my-1 flex gap-1">
              {/* The button that was pressed went with the alert: the keyboard goes on from here. */}
              <Button kind="quiet" ref={(button) => button?.focus()} onClick={restore}>
                <Undo2 aria-hidden="true" className="size-4" />
                Undo
              </Button>
              <Button kind="quiet" onClick={dismiss}>
                Dismiss
              </Button>
            </span>
          }
        >
          <span className="wrap-anywhere">{deleted.settings.name ?? unnamed}</span> is deleted.
        </Notice>
      ) : null}
    </div>
  )
}
