'use client'

import { Toggle } from '@base-ui/react/toggle'
import { ToggleGroup } from '@base-ui/react/toggle-group'
import { X } from 'lucide-react'
import { type AlertDraft, maxStay } from '@/lib/alerts/compose/alert-draft.ts'
import { weekdayNames } from '@/lib/alerts/compose/alert-words.ts'
import { wholeNumber } from '@/lib/calculators/fields.ts'
import { type Cabin, cabins } from '@/lib/core/cabin.ts'
import type { LocalDate } from '@/lib/core/clock.ts'
import type { Program } from '@/lib/core/program.ts'
import { orderStay } from '@/lib/core/url-state.ts'
import { allCarriers, type Carrier, findCarrier } from '@/lib/network/carriers.ts'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { ComboboxField } from '../../ui/combobox-field.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { cabinDisplay } from '../../ui/seats/cabins.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { CeilingField } from '../../ui/trip-fields/ceiling-field.tsx'
import type { AlertFieldsProps } from './trip-fields.tsx'

const nights = wholeNumber(0, maxStay)

type StayFieldProps = { stay: AlertDraft['stay']; onChange: (stay: AlertDraft['stay']) => void }

/** Whether return seats are needed too, and after how many nights. While typed, the limits may be out of order. */
function StayField({ stay, onChange }: StayFieldProps) {
  const putInOrder = () => stay && stay.min > stay.max && onChange(orderStay(stay))
  return (
    <div>
      <CheckboxField checked={stay !== null} onChange={(on) => onChange(on ? { min: 7, max: 21 } : null)}>
        Return seats must be open too
      </CheckboxField>
      {stay ? (
        <div className="mt-1 grid max-w-md grid-cols-2 gap-4 pl-8">
          <NumberField
            label="At least"
            unit="nights"
            field={nights}
            value={stay.min}
            onChange={(min) => onChange({ ...stay, min })}
            onBlur={putInOrder}
          />
          <NumberField
            label="At most"
            unit="nights"
            field={nights}
            value={stay.max}
            onChange={(max) => onChange({ ...stay, max })}
            onBlur={putInOrder}
          />
        </div>
      ) : null}
    </div>
  )
}

/** Monday first, as in Australian calendars. */
const order = [1, 2, 3, 4, 5, 6, 0]

type WeekdaysFieldProps = { chosen: readonly number[]; onChange: (days: number[]) => void }

/** Departure days; none pressed means any. */
function WeekdaysField({ chosen, onChange }: WeekdaysFieldProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-14 font-medium">
        Departure days{' '}
        <span className="font-normal text-muted">{chosen.length === 0 ? 'any' : `${chosen.length} chosen`}</span>
      </legend>
      <ToggleGroup
        multiple
        aria-label="Departure days"
        value={chosen.map(String)}
        onValueChange={(next) => onChange(order.filter((day) => next.includes(String(day))))}
        className="flex gap-1"
      >
        {order.map((day) => (
          <Toggle
            key={day}
            value={String(day)}
            className="inline-flex h-11 min-w-0 flex-1 items-center justify-center rounded-md border border-line text-14 font-medium text-muted transition-colors duration-150 hover:border-edge data-pressed:border-accent data-pressed:text-ink lg:h-9"
          >
            {weekdayNames[day]}
          </Toggle>
        ))}
      </ToggleGroup>
    </fieldset>
  )
}

/** The conditions that narrow an alert down. */
export function ConditionFields({ draft, today, faultOf, change }: AlertFieldsProps) {
  const { weekdays, carriers, maxPoints, maxCharges, stay, holding } = draft
  return (
    <div className="space-y-5 text-ink">
      <WeekdaysField chosen={weekdays} onChange={(days) => change({ weekdays: days })} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <CeilingField
          label="Maximum points"
          unit="points"
          max={10_000_000}
          value={maxPoints}
          onChange={(points) => change({ maxPoints: points })}
        />
        <CeilingField
          label="Maximum taxes"
          unit="AUD"
          max={100_000}
          value={maxCharges}
          onChange={(charges) => change({ maxCharges: charges })}
        />
        <p className="text-14 text-muted sm:col-span-2">
          Per adult, one way. Seats without a published price never match a maximum.
        </p>
      </div>
      <CarriersField programs={draft.programs} chosen={carriers} onChange={(chosen) => change({ carriers: chosen })} />
      <StayField stay={stay} onChange={(next) => change({ stay: next })} />
      <HoldingField
        holding={holding}
        today={today}
        fault={faultOf('holding')?.message ?? null}
        onChange={(next) => change({ holding: next })}
      />
    </div>
  )
}

type CarriersFieldProps = {
  programs: readonly Program[]
  chosen: readonly string[]
  onChange: (carriers: string[]) => void
}

/** Airlines, at least one of which must fly part of the way; none chosen means any airline. */
function CarriersField({ programs, chosen, onChange }: CarriersFieldProps) {
  const offered = allCarriers.filter(
    (carrier) => !chosen.includes(carrier.code) && carrier.programs.some((program) => programs.includes(program)),
  )
  return (
    // Clipped, because the combobox's hidden input behind the field would make the page too wide on a phone.
    <div className="relative -m-1 min-w-0 overflow-x-clip p-1">
      <ComboboxField<Carrier>
        key={chosen.join()}
        label="Airlines"
        value={null}
        items={offered}
        keyOf={({ code }) => code}
        textOf={({ code, name }) => `${name} (${code})`}
        placeholder={chosen.length === 0 ? 'any' : 'add another'}
        empty="You can’t book that airline with these points."
        onChange={(carrier) => carrier && chosen.length < 20 && onChange([...chosen, carrier.code])}
      />
      {chosen.length > 0 ? (
        <ul aria-label="Chosen airlines" className="mt-2 flex flex-wrap gap-1.5">
          {chosen.map((code) => (
            <li key={code} className="inline-flex h-9 items-center rounded-md bg-seats-0 pl-2.5 text-14">
              {findCarrier(code)?.name ?? code}
              <button
                type="button"
                aria-label={`Remove ${findCarrier(code)?.name ?? code}`}
                onClick={() => onChange(chosen.filter((other) => other !== code))}
                className="inline-flex size-9 items-center justify-center rounded-md text-muted hover:text-ink"
              >
                <X aria-hidden="true" className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

type HoldingFieldProps = {
  holding: AlertDraft['holding']
  today: LocalDate
  fault: string | null
  onChange: (holding: AlertDraft['holding']) => void
}

/** An existing booking: the alert then reports only seats that are better than it. */
function HoldingField({ holding, today, fault, onChange }: HoldingFieldProps) {
  return (
    <div>
      <CheckboxField
        checked={holding !== null}
        onChange={(on) => onChange(on ? { date: today, cabin: 'Y', points: null } : null)}
      >
        I have a booking: only tell me about something better
      </CheckboxField>
      {holding ? (
        <div className="mt-1 space-y-2 pl-8">
          <div className="grid gap-4 sm:grid-cols-3">
            <DateField label="Departs on" value={holding.date} onChange={(date) => onChange({ ...holding, date })} />
            <SelectField
              label="Cabin"
              value={holding.cabin}
              options={cabins.map((cabin) => ({ value: cabin, label: cabinDisplay[cabin].name }))}
              onChange={(cabin: Cabin) => onChange({ ...holding, cabin })}
            />
            <CeilingField
              label="Points paid"
              unit="points"
              max={10_000_000}
              value={holding.points}
              onChange={(paid) => onChange({ ...holding, points: paid })}
            />
          </div>
          <p className={`text-14 ${fault ? 'text-danger' : 'text-muted'}`}>
            {fault ??
              'Better means a cabin you prefer, the same cabin for fewer points, or one of your chosen days if your booking isn’t.'}
          </p>
        </div>
      ) : null}
    </div>
  )
}
