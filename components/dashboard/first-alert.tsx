'use client'

import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { type ChangeEvent, type ReactNode, useId, useState } from 'react'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { type AccountState, getAudience } from '@/lib/accounts/client/state.ts'
import { createIdentity } from '@/lib/alerts/alert-places.ts'
import { alertHref } from '@/lib/alerts/compose/alert-address.ts'
import { type AlertDraft, emptyDraft, getLastDay, toSettings } from '@/lib/alerts/compose/alert-draft.ts'
import { fewestPoints, firstPlacesAddress } from '@/lib/alerts/compose/first-places.ts'
import { fitDays } from '@/lib/alerts/compose/fits-now.ts'
import { SummaryAnswer } from '@/lib/availability/summary-contract.ts'
import { type Cabin, cabinNames } from '@/lib/core/cabin.ts'
import { daysBetween } from '@/lib/core/dates.ts'
import { fetchJson } from '@/lib/core/fetch-json.ts'
import { formatDate } from '@/lib/core/formats.ts'
import type { PlanSlug } from '@/lib/core/plan.ts'
import { shortName } from '@/lib/network/airport-names.ts'
import { findPlace } from '@/lib/network/places.ts'
import { placeNames } from '@/lib/search/search-history-entry.ts'
import { rememberSet } from '../alerts/list/just-set.ts'
import { MonthCount } from '../alerts/preview/month-count.tsx'
import { useFitsNow } from '../alerts/preview/use-fits-now.ts'
import { useToday } from '../alerts/use-today.ts'
import { Button } from '../ui/button.tsx'
import { refusalWords, toastSaved } from '../ui/save-outcome.ts'
import { allCabinOptions } from '../ui/seats/cabins.ts'
import { SampleBadge } from '../ui/seats/sample-badge.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { SelectBox, type SelectOption } from '../ui/select-box.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { useRequestIdentity } from '../ui/use-request-identity.ts'
import { NearMap } from './near-map.tsx'
import { PeriodStrip } from './period-strip.tsx'

/** Where most members live and where most of them fly: an editorial choice, as on the finders. */
const homes = ['SYD', 'MEL', 'BNE', 'PER', 'ADL', 'CBR'] as const
const places = ['TYO', 'SIN', 'LON', 'LAX', 'DPS', 'ZQN'] as const

const getPlaceName = (token: string) => shortName(findPlace(token)?.name ?? token)
const getAirportOf = (token: string) => findPlace(token)?.airports[0] ?? token
const toOptions = <Token extends string>(tokens: readonly Token[]) =>
  tokens.map((value) => ({ value, label: `${getPlaceName(value)} (${value})` }))

type From = (typeof homes)[number]
type To = (typeof places)[number]

/** The dashboard of a member without alerts: a first alert, already filled in, that takes one click to set. */
export function FirstAlert() {
  const [from, setFrom] = useState<From>('SYD')
  const [to, setTo] = useState<To>('TYO')
  const [cabin, setCabin] = useState<Cabin>('J')
  const costs = useCosts(from, cabin)
  const pick = (token: string) => setTo((known) => places.find((place) => place === token) ?? known)
  return (
    <>
      <section
        aria-labelledby="first"
        className="mt-6 grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,32.5rem)_minmax(16rem,1fr)]"
      >
        <div className="min-w-0">
          <p className="text-14 text-muted">Welcome. You have no alerts yet.</p>
          <h2
            id="first"
            className="mt-1 text-[2.125rem]/[2.375rem] font-semibold tracking-[-0.033em] lg:text-[3rem]/[3.25rem]"
          >
            Where would you like to go?
          </h2>
          <p className="mt-3 text-16 text-muted">Pick a place. We’ll keep checking and email you when a seat opens.</p>
          <FirstForm {...{ from, to, cabin, setFrom, setTo, setCabin }} />
        </div>
        <div className="min-w-0">
          <h3 className="mb-2 flex min-h-7 flex-wrap items-center gap-x-2 text-14 font-semibold">
            From {getPlaceName(from)}, fewest points one way {costs?.sample ? <SampleBadge /> : null}
          </h3>
          <NearMap
            from={{ name: getPlaceName(from), airport: getAirportOf(from) }}
            places={places.map((token) => {
              const { airports = [] } = findPlace(token) ?? {}
              const lowestPoints = costs ? fewestPoints(costs.destinations, airports) : null
              return { token, name: getPlaceName(token), airport: getAirportOf(token), lowestPoints }
            })}
            cabin={cabin}
            picked={to}
            onPick={pick}
          />
        </div>
      </section>
      <ul className="mt-11 grid gap-x-10 gap-y-6 border-t border-line pt-6 sm:grid-cols-3">
        {promises.map(([head, words]) => (
          <li key={head}>
            <h3 className="text-16 font-semibold">{head}</h3>
            <p className="mt-1 text-14 text-muted">{words}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What an alert does, explained to a member who has none yet. */
const promises = [
  ['We keep watch', 'Every check compares your dates with what was open before.'],
  ['One message per opening', 'Flight, seats, points and charges, with a button to book.'],
  ['Next time you visit', 'This page starts with the seats that opened and closed while you were away.'],
] as const

/** Returns what seats to the places on the map cost; `undefined` while loading and after a failure. */
function useCosts(from: From, cabin: Cabin) {
  const identity = useRequestIdentity()
  const address = firstPlacesAddress(from, places, cabin)
  const { data } = useQuery({
    queryKey: ['first-places', address, identity.id],
    enabled: identity.known,
    queryFn: async ({ signal }) => fetchJson(address, SummaryAnswer, { signal, token: await identity.token() }),
  })
  return data
}

type FirstFormProps = {
  from: From
  to: To
  cabin: Cabin
  setFrom: (from: From) => void
  setTo: (to: To) => void
  setCabin: (cabin: Cabin) => void
}

function FirstForm({ from, to, cabin, setFrom, setTo, setCabin }: FirstFormProps) {
  const account = useAccount()
  const { alerts } = account
  const store = useAccountStore()
  const { today } = useToday()
  const [status, setStatus] = useState<'idle' | 'saving' | { fault: string }>('idle')
  const plan = getPlanToSet(account)
  const route = `${getPlaceName(from)} to ${getPlaceName(to)}`
  const draft: AlertDraft = {
    ...emptyDraft,
    ...{ programs: ['qantas', 'velocity'], from: [from], to: [to], cabins: [cabin] },
  }
  const set = async () => {
    if (status === 'saving') return
    setStatus('saving')
    try {
      const session = await store.session()
      const identity = createIdentity()
      rememberSet('alerts', { identity })
      const written = await session.addAlert('alerts', toSettings(draft, plan, today), alerts ?? undefined, identity)
      void toastSaved('Your alert is set', written, { name: route, href: alertHref(draft) })
    } catch (error) {
      setStatus({ fault: refusalWords(error) })
    }
  }
  const last = getLastDay(plan, today)
  const ids = { from: useId(), to: useId() }
  return (
    <div className="mt-6 overflow-hidden rounded-2xl border border-line bg-card">
      <FormRow id={ids.from} label="From">
        <SelectBox id={ids.from} selectClass={rowStyle} {...choice(from, toOptions(homes), setFrom)} />
      </FormRow>
      <FormRow id={ids.to} label="To">
        <SelectBox id={ids.to} selectClass={rowStyle} {...choice(to, toOptions(places), setTo)} />
      </FormRow>
      <FormRow label="Cabin" isTall>
        <Segmented label="Cabin" value={cabin} options={allCabinOptions} onChange={setCabin} />
      </FormRow>
      <FormRow label="When" isTall>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-14 text-muted">
          <span>
            <span className="text-16 font-semibold text-ink">Next {daysBetween(today, last)} days</span>, to{' '}
            {formatDate(last, 'plain')}. Qantas and Velocity seats.
          </span>
          <TextLink href={alertHref(draft)}>Another place or other dates</TextLink>
        </p>
      </FormRow>
      <Proof draft={draft} />
      <div className="p-4 sm:p-5">
        <Button kind="primary" className="w-full" aria-busy={status === 'saving'} onClick={set}>
          <Bell aria-hidden="true" className="size-4" />
          {status === 'saving' ? 'Setting your alert' : `Watch ${route}`}
        </Button>
        <p role="alert" className="mt-2 text-14 text-danger empty:hidden">
          {typeof status === 'object' ? status.fault : ''}
        </p>
        <p className="mt-2 text-12 text-muted">Pause, change or stop it from here or from any message.</p>
      </div>
    </div>
  )
}

/** A member whose plan document is still missing gets the free plan at the latest when the alert is set. */
function getPlanToSet(account: AccountState): PlanSlug {
  const audience = getAudience(account)
  return audience === 'guest' ? 'free' : audience
}

/** Selects in a form row have no border or padding. */
const rowStyle = 'border-transparent! bg-transparent! px-0! font-semibold'

function choice<Value extends string>(value: Value, options: SelectOption<Value>[], onChange: (value: Value) => void) {
  return { value, options, onChange: (event: ChangeEvent<HTMLSelectElement>) => onChange(event.target.value as Value) }
}

type FormRowProps = {
  /** The id of the labelled control; left out for a group of controls, which brings its own label. */
  id?: string
  label: string
  /** Puts the label above the content on a phone, where the content takes more than one line. */
  isTall?: boolean
  children: ReactNode
}

function FormRow({ id, label, isTall = false, children }: FormRowProps) {
  const frame = isTall ? 'py-2.5 sm:grid sm:grid-cols-[4.5rem_minmax(0,1fr)]' : 'grid grid-cols-[4.5rem_minmax(0,1fr)]'
  return (
    <div className={`min-h-15 items-center gap-x-3 border-b border-line px-4 sm:px-5 ${frame}`}>
      {id === undefined ? (
        <p aria-hidden="true" className="text-14 text-muted max-sm:mb-1">
          {label}
        </p>
      ) : (
        <label htmlFor={id} className="text-14 text-muted">
          {label}
        </label>
      )}
      {children}
    </div>
  )
}

/** What the alert would find today, and what it would have found recently had it been set. */
function Proof({ draft }: { draft: AlertDraft }) {
  const account = useAccount()
  const { today } = useToday()
  const { answer, error } = useFitsNow(draft)
  const plan = getPlanToSet(account)
  const settings = toSettings(draft, plan, today)
  const days = answer ? fitDays(answer.days, []) : 0
  const [cabin = 'J'] = draft.cabins
  return (
    <div className="min-h-44 bg-tint px-4 py-4 sm:px-5">
      <p role="status" className="min-h-6 text-14 font-semibold">
        {answer && answer.pairs.covered === 0 ? 'Not checked yet. We’ll start when you set the alert.' : null}
        {answer && answer.pairs.covered > 0
          ? `There are ${cabinNames[cabin]} seats on ${days === 0 ? 'none' : days} of those days now.`
          : null}
        {error ? 'We can’t check this right now. You can still set the alert.' : null}{' '}
        {answer?.sample ? <SampleBadge /> : null}
      </p>
      <div className="mt-2">
        <PeriodStrip
          name={placeNames(draft.to)}
          settings={settings}
          answer={answer ?? null}
          changes={{ opened: new Set(), closed: new Set() }}
        />
      </div>
      <MonthCount draft={draft} plan={plan} today={today} isPlain />
    </div>
  )
}
