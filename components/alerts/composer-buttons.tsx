'use client'

import type { Route } from 'next'
import { BusyButton } from '../ui/busy-button.tsx'
import { buttonStyle } from '../ui/button.tsx'
import Link from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import type { SaveState } from './use-save-alert.ts'

type ComposerButtonsProps = { saveState: SaveState; isGuest: boolean; isEdit: boolean; list: string }

/** The composer's Save and Cancel buttons, with the outcome of saving. */
export function ComposerButtons({ saveState, isGuest, isEdit, list }: ComposerButtonsProps) {
  const words = isGuest ? 'Sign up to save this alert' : isEdit ? 'Save changes' : 'Set alert'
  return (
    <div className="space-y-3">
      <div aria-live="polite">
        {saveState.status === 'failed' ? (
          <Notice
            kind={saveState.duplicateHref ? 'info' : 'danger'}
            action={
              saveState.duplicateHref ? (
                <Link href={saveState.duplicateHref as Route} className={buttonStyle('quiet')}>
                  Open that alert
                </Link>
              ) : null
            }
          >
            {saveState.message}
          </Notice>
        ) : null}
        {saveState.status === 'asked-to-log-in' ? (
          <Notice kind="info">Sign up or log in to set it. Until then it’s saved on this device.</Notice>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-3">
        <BusyButton busy={saveState.status === 'saving'} busyLabel="Saving" className="max-sm:w-full">
          {words}
        </BusyButton>
        {isGuest ? null : (
          <Link href={list as Route} className={buttonStyle('quiet')}>
            Cancel
          </Link>
        )}
      </div>
    </div>
  )
}
