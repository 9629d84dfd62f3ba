'use client'

import { type SubmitEvent, useState } from 'react'
import { useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import type { Balances } from '@/lib/accounts/home-document.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { type Program, programs } from '@/lib/core/program.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { SettingError } from '../account/settings/setting-form.tsx'
import { BusyButton } from '../ui/busy-button.tsx'
import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextField } from '../ui/text-field.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { useAction } from '../ui/use-action.ts'
import type { Followed } from './use-visit.ts'

/** Focuses the button that replaces the form, because closing the form would lose the focus. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

/** The points a member says they have in each program. Every ticket says whether they are enough. */
export function PointsCard({ home }: Pick<Followed, 'home'>) {
  return (
    <section id="points" aria-label="Your points" className="scroll-mt-24">
      {home === undefined ? <Skeleton className="h-52 rounded-2xl" /> : <PointsPanel balances={home?.points ?? {}} />}
    </section>
  )
}

function PointsPanel({ balances }: { balances: Balances }) {
  const isSet = programs.some((program) => typeof balances[program] === 'number')
  const [editing, setEditing] = useState(false)
  const [wasForm, setWasForm] = useState(false)
  const close = () => {
    setEditing(false)
    setWasForm(true)
  }
  const isForm = editing || !isSet
  return (
    <Panel>
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h2 className="text-16 font-semibold">{isSet ? 'Your points' : 'Add your points'}</h2>
        {isForm ? null : (
          <Button kind="quiet" ref={wasForm ? takeFocus : null} onClick={() => setEditing(true)}>
            Update <span className="sr-only">your points</span>
          </Button>
        )}
      </div>
      {isForm ? (
        <BalanceForm
          balances={balances}
          // The new points show up locally before the database has saved them; keep the form open until it has.
          onSave={() => setEditing(true)}
          onDone={close}
          onCancel={isSet ? close : null}
        />
      ) : (
        <BalanceList balances={balances} />
      )}
    </Panel>
  )
}

function BalanceList({ balances }: { balances: Balances }) {
  return (
    <>
      <dl className="mt-2 divide-y divide-line">
        {programs.map((program) => {
          const held = balances[program]
          return (
            <div key={program} className="flex items-baseline justify-between gap-3 py-2">
              <dt className="text-14 text-muted">{programFacts[program].points}</dt>
              <dd className="figures text-20 font-semibold">
                {typeof held === 'number' ? formatNumber(held) : <span className="text-14 font-normal">not set</span>}
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="mt-2 text-12 text-muted">
        Two of you? <TextLink href="/household-wallet">Pool your points</TextLink>
      </p>
    </>
  )
}

const empty = ''

/** Parses a balance as people type it. Returns null for an empty one, `undefined` if it isn't a number of points. */
function readBalance(text: string): number | null | undefined {
  const digits = text.replace(/[\s,.']/g, '')
  if (digits === empty) return null
  return /^\d{1,8}$/.test(digits) && Number(digits) <= 10_000_000 ? Number(digits) : undefined
}

type BalanceFormProps = {
  balances: Balances
  onSave: () => void
  onDone: () => void
  onCancel: (() => void) | null
}

function BalanceForm({ balances, onSave, onDone, onCancel }: BalanceFormProps) {
  const store = useAccountStore()
  const { busy, error, run } = useAction()
  const formatBalance = (program: Program) => {
    const held = balances[program]
    return typeof held === 'number' ? formatNumber(held) : empty
  }
  const [texts, setTexts] = useState(() =>
    Object.fromEntries(programs.map((program) => [program, formatBalance(program)])),
  )
  const values = programs.map((program) => [program, readBalance(texts[program] ?? empty)] as const)
  const isReadable = values.every(([, value]) => value !== undefined)
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isReadable) return
    onSave()
    const kept = await run(async () => (await store.session()).savePoints(Object.fromEntries(values) as Balances))
    if (kept) onDone()
  }
  return (
    <form noValidate onSubmit={save} aria-label="Your points" className="mt-2 space-y-3">
      <p className="text-14 text-muted">We’ll show which trips you have enough for.</p>
      {error ? <SettingError error={error} /> : null}
      {values.map(([program, value]) => (
        <TextField
          key={program}
          label={programFacts[program].points}
          inputMode="numeric"
          autoComplete="off"
          value={texts[program] ?? empty}
          onChange={(text) => setTexts({ ...texts, [program]: text })}
          fault={value === undefined ? 'Enter a whole number up to 10,000,000.' : null}
        />
      ))}
      <div className="flex gap-2">
        <BusyButton kind="outline" className="" busy={busy} busyLabel="Saving">
          Save points
        </BusyButton>
        {onCancel && !busy ? (
          <Button kind="quiet" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </div>
    </form>
  )
}
