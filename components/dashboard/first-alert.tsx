'use client'

import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { alertHref } from '@/lib/alerts/compose/alert-address.ts'
import { type AlertDraft, emptyDraft } from '@/lib/alerts/compose/alert-draft.ts'
import { getLastDay, toSettings } from '@/lib/alerts/compose/draft-settings.ts'
import { fewestPoints, firstPlacesAddress } from '@/lib/alerts/compose/first-places.ts'
import { fitDays } from '@/lib/alerts/compose/fits-now.ts'
import { SummaryAnswer } from '@/lib/availability/summary-contract.ts'
import { type Cabin, cabinNames } from '@/lib/core/cabin.ts'
import { daysBetween } from '@/lib/core/dates.ts'
import { fetchJson } from '@/lib/core/fetch-json.ts'
import { formatDate } from '@/lib/core/formats.ts'
import { findPlace } from '@/lib/network/places.ts'
import { placeNames } from '@/lib/search/kept-search.ts'
import { placeOfNew, rememberSet } from '../alerts/list/just-set.ts'
import { MonthCount } from '../alerts/preview/month-count.tsx'
import { useFitsNow } from '../alerts/preview/use-fits-now.ts'
import { refusalWords } from '../alerts/refusal-words.ts'
import { toastSaved } from '../alerts/toast-saved.ts'
import { useToday } from '../alerts/use-today.ts'
import { Button } from '../ui/button.tsx'
import { findMapPlace } from '../ui/map/map-place.ts'
import { WorldMap } from '../ui/map/world-map.tsx'
import { allCabinOptions } from '../ui/seats/cabins.ts'
import { SampleBadge } from '../ui/seats/sample-badge.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { useRequestIdentity } from '../ui/use-request-identity.ts'
import { PeriodStrip } from './period-strip.tsx'

/** Where most members live, and where most of them fly: an editorial choice, as on the finders. */
const homes = ['SYD', 'MEL', 'BNE', 'PER', 'ADL', 'CBR'] as const
const places = ['TYO', 'SIN', 'LON', 'LAX', 'DPS', 'ZQN'] as const

const getPlaceName = (token: string) => findPlace(token)?.name ?? token
const toOptions = <Token extends string>(tokens: readonly Token[]) =>
  tokens.map((value) => ({ value, label: `${getPlaceName(value)} (${value})` }))

type From = (typeof homes)[number]
type To = (typeof places)[number]

/** A new member's home: one alert, filled in, which one press sets. */
export function FirstAlert() {
  const [from, setFrom] = useState<From>('SYD')
  const [to, setTo] = useState<To>('TYO')
  const [cabin, setCabin] = useState<Cabin>('J')
  const costs = useCosts(from, cabin)
  const pickAirport = (place: string) => findPlace(place)?.airports[0] ?? place
  const [start] = [findMapPlace(from)]
  const lines = places.flatMap((place) => {
    const end = findMapPlace(pickAirport(place))
    const points = costs ? fewestPoints(costs.destinations, findPlace(place)?.airports ?? []) : null
    const note = points === null ? {} : { note: `${Math.round(points / 1000)}k` }
    return start && end
      ? [{ from: start, to: { ...end, label: getPlaceName(place), ...note }, kind: 'flown' as const }]
      : []
  })
  const pick = (airport: string) => setTo((known) => places.find((place) => pickAirport(place) === airport) ?? known)
  return (
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
        <p className="mb-2 flex min-h-7 flex-wrap items-center gap-x-2 text-14 text-muted max-sm:min-h-14">
          Fewest points from {getPlaceName(from)} in {cabinNames[cabin]}, one way{' '}
          {costs?.sample ? <SampleBadge /> : null}
        </p>
        <WorldMap
          label={`Routes from ${getPlaceName(from)}`}
          lines={lines}
          selected={pickAirport(to)}
          onSelect={pick}
        />
      </div>
    </section>
  )
}

/** What seats to the places on the map cost; undefined until it is known, and where it can’t be. */
function useCosts(from: From, cabin: Cabin) {
  const asker = useRequestIdentity()
  const address = firstPlacesAddress(from, places, cabin)
  const { data } = useQuery({
    queryKey: ['first-places', address, asker.id],
    enabled: asker.known,
    queryFn: async ({ signal }) => fetchJson(address, SummaryAnswer, { signal, token: await asker.token() }),
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
  const { planSlug, alerts } = useAccount()
  const store = useAccountStore()
  const { today } = useToday()
  const [standing, setStanding] = useState<'idle' | 'saving' | { fault: string }>('idle')
  const plan = planSlug ?? 'free'
  const route = `${getPlaceName(from)} to ${getPlaceName(to)}`
  const draft: AlertDraft = {
    ...emptyDraft,
    ...{ name: route, programs: ['qantas', 'velocity'], from: [from], to: [to], cabins: [cabin] },
  }
  const set = async () => {
    if (standing === 'saving') return
    setStanding('saving')
    try {
      const session = await store.session()
      rememberSet('alerts', placeOfNew('alerts', alerts))
      toastSaved(
        'Your alert is set',
        await session.addAlert('alerts', toSettings(draft, plan, today), alerts ?? undefined),
      )
    } catch (error) {
      setStanding({ fault: refusalWords(error) })
    }
  }
  const last = getLastDay(plan, today)
  return (
    <div className="mt-6 overflow-hidden rounded-2xl border border-line bg-card">
      <div className="grid gap-4 p-4 *:min-w-0 sm:grid-cols-2 sm:p-5">
        <SelectField label="From" value={from} options={toOptions(homes)} onChange={setFrom} />
        <SelectField label="To" value={to} options={toOptions(places)} onChange={setTo} />
        <SelectField label="Cabin" value={cabin} options={allCabinOptions} onChange={setCabin} />
        <p className="text-14 text-muted sm:col-span-2">
          <span className="font-semibold text-ink">Next {daysBetween(today, last)} days</span>, to{' '}
          {formatDate(last, 'plain')}. Qantas and Velocity seats.{' '}
          <TextLink href={alertHref(draft)}>Another place or other dates</TextLink>
        </p>
      </div>
      <Proof draft={draft} />
      <div className="p-4 sm:p-5">
        <Button
          kind="primary"
          className="w-full"
          aria-busy={standing === 'saving'}
          disabled={planSlug === null}
          onClick={set}
        >
          <Bell aria-hidden="true" className="size-4" />
          {standing === 'saving' ? 'Setting your alert' : `Watch ${route}`}
        </Button>
        <p role="alert" className="mt-2 text-14 text-danger empty:hidden">
          {typeof standing === 'object' ? standing.fault : ''}
        </p>
        <p className="mt-2 text-12 text-muted">Pause, change or stop it from here or from any message.</p>
      </div>
    </div>
  )
}

/** What the alert would find today, and would have found before it was set. */
function Proof({ draft }: { draft: AlertDraft }) {
  const { planSlug } = useAccount()
  const { today } = useToday()
  const { answer, error } = useFitsNow(draft)
  const plan = planSlug ?? 'free'
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
      <MonthCount draft={draft} plan={plan} today={today} />
    </div>
  )
}
