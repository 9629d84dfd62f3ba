'use client'

import { CalendarPlus, Mail } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { writeFields } from '@/lib/calculators/fields.ts'
import {
  answerClock,
  type ClockAnswer,
  type ClockState,
  clockCarriers,
  clockDefaults,
  clockFields,
  clockZones,
  openingStage,
} from '@/lib/calculators/release-clock.ts'
import { createClock, localDateOf } from '@/lib/core/clock.ts'
import { formatDate, formatInstant } from '@/lib/core/formats.ts'
import { findCarrier } from '@/lib/network/carriers.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { qantasTiers } from '@/lib/programs/qantas/tiers.ts'
import { useReminder } from '../shell/use-reminder.ts'
import { Button, buttonStyle } from '../ui/button.tsx'
import { Calculator, type Tool } from '../ui/calculator.tsx'
import { DateField } from '../ui/date-field.tsx'
import { FigureList } from '../ui/figure-list.tsx'
import { Notice } from '../ui/notice.tsx'
import { allCabinOptions } from '../ui/seats/cabins.ts'
import { programOptions } from '../ui/seats/program-options.ts'
import { SelectField } from '../ui/select-field.tsx'
import { type Input, InputFields } from './input-fields.tsx'
import { SeatsNext } from './seats-next.tsx'
import { plain } from './select-options.ts'
import { ToolFrame, WorkingSteps } from './tool-frame.tsx'

/** Offers members an email the day before a date opens; a guest is asked to log in. */
function MailReminder({ state }: { state: ClockState }) {
  const { isMember, isSet, words, busy, press } = useReminder(
    state,
    (sendAt) => `We’ll email you on ${formatInstant(sendAt)}.`,
  )
  return (
    <>
      <Button aria-disabled={busy} onClick={press}>
        <Mail aria-hidden="true" className="size-4" />
        {isSet ? 'Cancel reminder' : isMember ? 'Email me the day before' : 'Log in for an email'}
      </Button>
      <p role="status" className="text-14 text-muted">
        {words}
      </p>
    </>
  )
}

/** Takes the tier, the carrier and the date, and says when its seats open, to the minute where that is known. */
export function ReleaseClockTool() {
  return (
    <Calculator fields={clockFields} defaults={clockDefaults}>
      {(tool) => (
        <ToolFrame label="Release clock" inputs={<Inputs {...tool} />} answer={<Answer state={tool.state} />} />
      )}
    </Calculator>
  )
}

const velocityCarriers = [
  { value: 'VA', label: 'Virgin Australia and partners' },
  { value: 'SQ', label: 'Singapore Airlines' },
]
const qantasCarriers = clockCarriers.map((value) => ({
  value: value as string,
  label: findCarrier(value)?.name ?? value,
}))

const zone: Input<ClockState> = {
  name: 'zone',
  label: 'Your time zone',
  options: clockZones.map((value) => ({ value, label: value.replace(/^.*\//, '').replaceAll('_', ' ') })),
}

const member: readonly Input<ClockState>[] = [
  { name: 'tier', label: 'Your tier', options: plain(qantasTiers) },
  { name: 'cabin', label: 'Cabin', options: allCabinOptions },
  {
    name: 'haul',
    label: 'Flight',
    options: [
      { value: 'long', label: 'Long haul' },
      { value: 'short', label: 'Domestic or short haul' },
    ],
  },
]

function Inputs({ state, change }: Tool<ClockState>) {
  const qantas = state.program === 'qantas'
  return (
    <>
      <SelectField
        label="Points"
        value={state.program}
        options={programOptions}
        onChange={(program) => change({ program, carrier: programFacts[program].carrier })}
      />
      <InputFields
        {...{ state, change }}
        fields={clockFields}
        inputs={[{ name: 'carrier', label: 'Airline', options: qantas ? qantasCarriers : velocityCarriers }]}
      />
      <DateField label="Departure" value={state.date} onChange={(date) => change({ date })} />
      <InputFields {...{ state, change }} fields={clockFields} inputs={qantas ? [zone, ...member] : [zone]} />
    </>
  )
}

const never = () => () => {}

/** Today in Sydney, or null on the server: the page is rendered long before it is read. */
function useToday(): string | null {
  const { clockOffsetMs } = useAccount()
  return useSyncExternalStore(
    never,
    () => localDateOf(createClock(clockOffsetMs).now()),
    () => null,
  )
}

function Answer({ state }: { state: ClockState }) {
  const today = useToday()
  const answer = answerClock(state)
  if (answer.status === 'not-published') return <Notice kind="info">{answer.reason}</Notice>
  const { earliest, latest, steps } = answer
  const stage = today ? openingStage(state.date, latest, today) : 'ahead'
  if (stage === 'flown') return <Notice kind="info">That flight has left. Choose a later date.</Notice>
  const days =
    earliest === latest
      ? formatDate(earliest, 'long')
      : `${formatDate(earliest, 'plain')} to ${formatDate(latest, 'plain')}`
  return (
    <div className="grid gap-6">
      <div>
        <p className="text-12 text-muted">{stage === 'open' ? 'Open since' : 'Opens on'}</p>
        <p className="figures text-28 font-semibold tracking-tight">{days}</p>
      </div>
      {stage === 'ahead' ? <Moments answer={answer} /> : null}
      <WorkingSteps steps={steps} />
      {stage === 'ahead' ? (
        <Reminders state={state} />
      ) : (
        <SeatsNext program={state.program} cabins={[state.cabin]} label="Search reward seats" />
      )}
    </div>
  )
}

function Moments({ answer: { moments } }: { answer: ClockAnswer }) {
  if (moments.length === 0) {
    return <p className="max-w-prose text-14 text-muted">Velocity doesn’t publish the hour.</p>
  }
  return (
    <>
      <FigureList figures={moments.map(({ words, local }) => ({ label: `If ${words}`, value: local }))} />
      <p className="max-w-prose text-14 text-muted">
        Qantas doesn’t publish the hour and reports differ, so try the earlier one first. An open date doesn’t guarantee
        a seat.
      </p>
    </>
  )
}

function Reminders({ state }: { state: ClockState }) {
  const reminder = writeFields(clockFields, clockDefaults, state)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <a
        href={`/when-to-book/reminder?${reminder}`}
        download="reward-seats-open.ics"
        className={buttonStyle('primary')}
      >
        <CalendarPlus aria-hidden="true" className="size-4" />
        Add to calendar
      </a>
      <MailReminder state={state} />
    </div>
  )
}
