'use client'

import type { Route } from 'next'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import type { AlertKind } from '@/lib/alerts/alert-places.ts'
import type { DraftFault } from '@/lib/alerts/compose/draft-faults.ts'
import type { BadValue } from '@/lib/core/address-state.ts'
import type { Audience } from '@/lib/core/plan.ts'
import { BadParameters } from '../../ui/bad-parameters.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'
import { buttonStyle } from '../../ui/button.tsx'
import Link from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { SaveState } from '../use-save-alert.ts'
import { NotificationFields, type NotificationSettings } from './notification-fields.tsx'

type ComposerFormProps<Draft extends NotificationSettings> = {
  kind: AlertKind
  label: string
  draft: Draft
  /** The values that could not be read from the address. */
  bad: readonly BadValue[]
  faults: readonly DraftFault<keyof Draft & string>[]
  plan: Audience
  isEdit: boolean
  saveState: SaveState
  change: (part: Partial<NotificationSettings>) => void
  onSave: () => void
  /** The fields of this kind of alert, above those that every kind has. */
  fields: (findFault: (field: keyof Draft & string) => DraftFault<keyof Draft & string> | undefined) => ReactNode
  /** An example of a name. */
  placeholder: string
  aside: ReactNode
}

/**
 * A draft's form, with `aside` beside it. Locked and wrong values are reported immediately, missing ones only after the
 * first submit.
 */
export function ComposerForm<Draft extends NotificationSettings>(props: ComposerFormProps<Draft>) {
  const { kind, label, draft, bad, faults, plan, isEdit, saveState, change, onSave, fields, placeholder, aside } = props
  const isGuest = useAccount().user === null
  const form = useRef<HTMLFormElement>(null)
  const [tried, setTried] = useState(false)
  // For a guest, plan limits are checked only once they have signed in.
  const blocking = faults.filter(({ locked }) => !locked || !isGuest)
  const findFault = (field: keyof Draft & string) =>
    faults.find((fault) => fault.field === field && (tried || fault.locked || !isMissing(draft[field])))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Missing values are marked only once the form was tried; they have to be before one can be found.
    flushSync(() => setTried(true))
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (wrong) wrong.focus()
    else if (blocking.length === 0) onSave()
  }

  return (
    <div className="space-y-4">
      <BadParameters bad={bad} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Panel>
          <form ref={form} onSubmit={submit} noValidate aria-label={label} className="space-y-5">
            {fields(findFault)}
            <NotificationFields
              {...{ draft, plan, change, placeholder }}
              channelFault={findFault('channels')?.message ?? null}
            />
            <FormFaults faults={tried ? blocking : []} />
            <ComposerButtons {...{ kind, saveState, isGuest, isEdit }} />
          </form>
        </Panel>
        {aside}
      </div>
    </div>
  )
}

function isMissing(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0)
}

/** What must be fixed before the alert can be saved, shown by the button and announced to screen readers. */
function FormFaults({ faults }: { faults: readonly { message: string }[] }) {
  return (
    <div role="alert">
      {faults.length > 0 ? (
        <ul className="space-y-1 rounded-lg border border-danger px-3.5 py-2.5 text-14">
          {faults.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

type ComposerButtonsProps = { kind: AlertKind; saveState: SaveState; isGuest: boolean; isEdit: boolean }

/** The composer's Save and Cancel buttons, with the outcome of saving. */
function ComposerButtons({ kind, saveState, isGuest, isEdit }: ComposerButtonsProps) {
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
          <Link href={`/${kind}`} className={buttonStyle('quiet')}>
            Cancel
          </Link>
        )}
      </div>
    </div>
  )
}
