'use client'

import { ArrowLeft } from 'lucide-react'
import { type AlertDraft, getLastDay } from '@/lib/alerts/compose/alert-draft.ts'
import type { DraftFault } from '@/lib/alerts/compose/draft-faults.ts'
import { seasonsAhead } from '@/lib/alerts/compose/seasons.ts'
import type { Cabin } from '@/lib/core/cabin.ts'
import type { LocalDate } from '@/lib/core/clock.ts'
import type { Audience } from '@/lib/core/plan.ts'
import { type Program, programs } from '@/lib/core/program.ts'
import { alertsDaysAhead } from '@/lib/programs/plan-limits.ts'
import { getDates } from '@/lib/search/request.ts'
import { toWhen } from '@/lib/search/when-months.ts'
import { IconButton } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { CabinChip } from '../../ui/seats/cabin-chip.tsx'
import { cabinDisplay } from '../../ui/seats/cabins.ts'
import { suggestedEnds } from '../../ui/seats/popular-routes.ts'
import { programNameOptions } from '../../ui/seats/program-options.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { CabinsField, DirectField, SeatsField } from '../../ui/trip-fields/cell-fields.tsx'
import { PlaceField } from '../../ui/trip-fields/place-field.tsx'
import { WhenField } from '../../ui/trip-fields/when-field.tsx'
import { FieldFault } from './field-fault.tsx'

type Choice = Program | 'both'

const choices: readonly { value: Choice; label: string }[] = [...programNameOptions, { value: 'both', label: 'Both' }]

type ProgramFieldProps = { programs: readonly Program[]; onChange: (programs: Program[]) => void }

/** The program whose points pay for the trip. */
function ProgramField({ programs: chosen, onChange }: ProgramFieldProps) {
  const choice: Choice = chosen.length > 1 ? 'both' : (chosen[0] ?? 'qantas')
  return (
    <Segmented<Choice>
      label="Program"
      value={choice}
      options={choices}
      onChange={(next) => onChange(next === 'both' ? [...programs] : [next])}
      className="max-w-sm flex-1"
    />
  )
}

export type AlertFieldsProps = {
  draft: AlertDraft
  /** The plan whose limits apply to the alert. */
  plan: Audience
  today: LocalDate
  /** What is wrong with a field, once it should be shown. */
  faultOf: (field: keyof AlertDraft) => DraftFault<keyof AlertDraft> | undefined
  change: (part: Partial<AlertDraft>) => void
}

/** The trip an alert waits for, entered with the same fields as a search. */
export function TripFields({ draft, plan, today, faultOf, change }: AlertFieldsProps) {
  const faultId = (field: 'from' | 'to' | 'dates' | 'seats') => (faultOf(field) ? `${field}-fault` : undefined)
  const ends = suggestedEnds[draft.programs[0] ?? 'qantas']
  return (
    <div className="space-y-3">
      <ProgramField programs={draft.programs} onChange={(programs) => change({ programs })} />
      <div className="overflow-hidden rounded-2xl border border-line bg-line">
        <div className="grid grid-cols-[3fr_2fr] gap-px sm:grid-cols-[minmax(0,1fr)_6rem_13rem]">
          <div className="col-span-2 grid gap-px sm:col-span-3 sm:grid-cols-2">
            {(['from', 'to'] as const).map((end) => (
              <PlaceField
                key={end}
                label={end === 'from' ? 'From' : 'To'}
                tokens={draft[end]}
                suggested={ends[end]}
                invalid={faultOf(end) !== undefined}
                describedBy={faultId(end)}
                onChange={(tokens) => change({ [end]: tokens })}
              />
            ))}
          </div>
          <WhenField
            when={draft.dates === null ? { kind: 'any' } : toWhen(draft.dates)}
            windowDays={alertsDaysAhead[plan]}
            today={today}
            describedBy={faultId('dates')}
            onChange={(when) => change({ dates: getDates(when) })}
          />
          <SeatsField seats={draft.seats} describedBy={faultId('seats')} onChange={(seats) => change({ seats })} />
          <div className="col-span-2 grid sm:col-span-1">
            <CabinsField
              chosen={draft.cabins}
              onChange={(chosen) => change({ cabins: keepOrder(draft.cabins, chosen) })}
            />
          </div>
        </div>
      </div>
      {(['from', 'to', 'dates', 'seats'] as const).map((field) => (
        <FieldFault key={field} id={`${field}-fault`} fault={faultOf(field)} />
      ))}
      <SeasonChoices {...{ draft, plan, today, change }} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <DirectField on={draft.direct} onChange={(direct) => change({ direct })} />
        {draft.seats > 1 ? (
          <CheckboxField checked={draft.split} onChange={(split) => change({ split })}>
            Separate flights or days are OK
          </CheckboxField>
        ) : null}
        <CabinOrder cabins={draft.cabins} onChange={(cabins) => change({ cabins })} />
      </div>
    </div>
  )
}

/** Buttons that choose a whole season's dates; the date field above shows them. */
function SeasonChoices({ draft, plan, today, change }: Omit<AlertFieldsProps, 'faultOf'>) {
  const seasons = seasonsAhead(today, getLastDay(plan, today))
  if (seasons.length === 0) return null
  return (
    <ul aria-label="Seasons" className="flex flex-wrap gap-1.5">
      {seasons.map(({ label, start, end }) => (
        <li key={label}>
          <button
            type="button"
            aria-pressed={draft.dates?.start === start && draft.dates.end === end}
            onClick={() => change({ dates: { start, end } })}
            className="min-h-11 rounded-full border border-line px-3.5 text-14 text-muted transition-colors duration-150 hover:border-edge hover:text-ink aria-pressed:border-accent aria-pressed:text-ink lg:min-h-8"
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}

type CabinOrderProps = { cabins: readonly Cabin[]; onChange: (cabins: Cabin[]) => void }

/** The cabins in order of preference: if several open at the same time, the alert reports the favourite first. */
function CabinOrder({ cabins, onChange }: CabinOrderProps) {
  if (cabins.length < 2) return null
  const moveUp = (at: number) => {
    const next = [...cabins]
    next.splice(at - 1, 2, ...next.slice(at - 1, at + 1).toReversed())
    onChange(next)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
      <span className="text-muted">Favourite first</span>
      <ol className="flex flex-wrap items-center gap-x-2">
        {cabins.map((cabin, at) => (
          <li key={cabin} className="inline-flex items-center gap-1">
            {at > 0 ? (
              <IconButton label={`Prefer ${cabinDisplay[cabin].name}`} onClick={() => moveUp(at)}>
                <ArrowLeft aria-hidden="true" className="size-4" />
              </IconButton>
            ) : null}
            <CabinChip cabin={cabin} />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The chosen cabins in their previous order, new ones last. */
function keepOrder(before: readonly Cabin[], chosen: readonly Cabin[]): Cabin[] {
  return [...before.filter((cabin) => chosen.includes(cabin)), ...chosen.filter((cabin) => !before.includes(cabin))]
}
