'use client'

import type { ReactNode } from 'react'
import { type Facets, SummaryAnswer } from '@/lib/availability/summary-contract.ts'
import { type Cabin, cabins } from '@/lib/core/cabin.ts'
import { countOf, formatNumber } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import type { SourceKind } from '@/lib/core/url-state.ts'
import { findCarrier } from '@/lib/network/carriers.ts'
import { type Filters, type FinderState, pickQuestion } from '@/lib/search/finder-state.ts'
import { summaryAddress } from '@/lib/search/request.ts'
import { cabinDisplay } from '../ui/seats/cabins.ts'
import { Segmented } from '../ui/segmented.tsx'
import { TickBox } from '../ui/tick-box.tsx'
import { CeilingField } from '../ui/trip-fields/ceiling-field.tsx'
import { getPlace } from '../ui/trip-fields/place.ts'
import { useAnswer } from './use-answer.ts'

type SourceFilterProps = {
  counts: Facets['sources'] | undefined
  /** Empty means all of them. */
  chosen: SourceKind[]
  onChange: (change: Pick<Filters, 'sources'>) => void
}

const names: Record<SourceKind, string> = {
  sample: 'Sample data',
  file: 'Recorded searches',
  'seats-aero': 'seats.aero',
  own: 'You saw this',
  member: 'Shared by members',
}

/** The sources seats were seen at; each can be left out. A chosen source stays in the list even with no seats. */
function SourceFilter({ counts, chosen, onChange }: SourceFilterProps) {
  const listed = [...new Set([...(counts ?? []).map(({ value }) => value), ...chosen])].sort()
  if (listed.length === 0) return null
  const isIn = (kind: SourceKind) => chosen.length === 0 || chosen.includes(kind)

  function toggle(kind: SourceKind): void {
    const next = listed.filter((other) => (other === kind) !== isIn(other))
    // The last source can't be switched off: nothing would be left. Choosing all is the same as no filter.
    if (next.length > 0) onChange({ sources: next.length === listed.length ? [] : next })
  }

  return (
    <fieldset>
      <legend className="mb-1.5 text-14 font-medium">Sources</legend>
      {listed.map((kind) => (
        <FilterCheck
          key={kind}
          checked={isIn(kind)}
          onToggle={() => toggle(kind)}
          offers={counts && (counts.find(({ value }) => value === kind)?.rows ?? 0)}
        >
          {names[kind]}
        </FilterCheck>
      ))}
    </fieldset>
  )
}

type FilterPanelProps = { program: Program; state: FinderState; onRefine: (change: Partial<Filters>) => void }

/** Every filter with the number of offers it would leave, counted by the server over the whole answer. */
export function FilterPanel({ program, state, onRefine }: FilterPanelProps) {
  const { data, isError } = useAnswer(summaryAddress(program, pickQuestion(state)), SummaryAnswer)
  const facets = data?.facets
  const directOffers = facets?.direct.find(({ value }) => value)?.rows
  const allOffers = facets?.direct.reduce((sum, { rows }) => sum + rows, 0)

  function toggle(cabin: Cabin): void {
    const next = cabins.filter((other) => (other === cabin) !== state.cabins.includes(other))
    if (next.length > 0) onRefine({ cabins: next })
  }

  return (
    <section
      aria-label="Filters"
      className="order-last grid w-full gap-x-8 gap-y-5 border-t border-line py-4 lg:grid-cols-3"
    >
      <div className="space-y-5">
        <fieldset>
          <legend className="mb-1.5 text-14 font-medium">Cabins</legend>
          {cabins.map((cabin) => (
            <FilterCheck
              key={cabin}
              checked={state.cabins.includes(cabin)}
              onToggle={() => toggle(cabin)}
              offers={facets && (facets.cabins.find(({ value }) => value === cabin)?.rows ?? 0)}
            >
              {cabinDisplay[cabin].name}
            </FilterCheck>
          ))}
        </fieldset>
        <Segmented
          label="Stops"
          value={state.direct ? 'direct' : 'any'}
          options={[
            { value: 'any', label: `Any stops${countWords(allOffers)}` },
            { value: 'direct', label: `Direct${countWords(directOffers)}` },
          ]}
          onChange={(stops) => onRefine({ direct: stops === 'direct' })}
        />
        <div>
          <Segmented
            label="Fares"
            value={state.fares}
            options={[
              { value: 'reward', label: 'Reward seats' },
              { value: 'points-only', label: 'Points-only fares' },
            ]}
            onChange={(fares) => onRefine({ fares })}
          />
          <p className="mt-1.5 text-12 text-muted">
            Points-only fares (Classic Plus, Points Plus Pay, Any Seat) are cash fares priced in points. They cost more
            than reward seats, so we list them separately, along with seats we can’t confirm as rewards.
          </p>
        </div>
      </div>
      <FlownWith facets={facets} state={state} onRefine={onRefine} />
      <div className="space-y-4">
        <Ceilings program={program} state={state} onRefine={onRefine} />
        <p role="status" className="text-12 text-muted">
          {isError ? 'We couldn’t load the counts. The filters still work.' : null}
          {data
            ? `${countOf(data.total, 'option')} ${data.total === 1 ? 'matches' : 'match'}. We’ll remember these filters on this device.`
            : null}
        </p>
      </div>
    </section>
  )
}

type FlownWithProps = Pick<FilterPanelProps, 'state' | 'onRefine'> & { facets: Facets | undefined }

/** Filters by airline, by stop and by source. */
function FlownWith({ facets, state, onRefine }: FlownWithProps) {
  return (
    <div className="space-y-5">
      <WithWithout
        legend="Airlines"
        counts={facets?.carriers ?? []}
        only={state.carriers}
        without={state.without}
        nameOf={(code) => findCarrier(code)?.name ?? code}
        none="We don’t know the airlines for these seats."
        onChange={(carriers, without) => onRefine({ carriers, without })}
      />
      {state.direct ? null : (
        <WithWithout
          legend="Stop in"
          counts={facets?.stops ?? []}
          only={state.via}
          without={state.avoid}
          nameOf={(code) => getPlace(code).name}
          none="We don’t know the stops for these seats."
          onChange={(via, avoid) => onRefine({ via, avoid })}
        />
      )}
      <SourceFilter counts={facets?.sources} chosen={state.sources} onChange={onRefine} />
    </div>
  )
}

function countWords(offers: number | undefined): string {
  return offers === undefined ? '' : ` · ${formatNumber(offers)}`
}

const ceilings = [
  { name: 'points', label: 'Maximum points, each', unit: 'points', max: 10_000_000 },
  { name: 'charges', label: 'Maximum taxes, each', unit: 'AUD', max: 100_000 },
  { name: 'hours', label: 'Maximum time', unit: 'hours', max: 100 },
] as const

/** The upper limits, each with the number of offers that stay below it. */
function Ceilings({ program, state, onRefine }: FilterPanelProps) {
  return ceilings.map(({ name, label, unit, max }) => (
    <CeilingField
      key={name}
      label={label}
      unit={unit}
      value={state[name]}
      max={max}
      note={(value) => <CeilingCount address={summaryAddress(program, pickQuestion({ ...state, [name]: value }))} />}
      onChange={(value) => onRefine({ [name]: value })}
    />
  ))
}

/** The number of offers below a limit while it is being typed. `address` asks for the count with that limit set. */
function CeilingCount({ address }: { address: string }) {
  const { data, isPlaceholderData } = useAnswer(address, SummaryAnswer)
  if (!data || isPlaceholderData) return null
  return `${countOf(data.total, 'option')} below.`
}

type WithWithoutProps = {
  legend: string
  /** Every value that occurs, most rows first. */
  counts: readonly { value: string; rows: number }[]
  only: string[]
  without: string[]
  nameOf: (code: string) => string
  /** Shown when no value occurs and none is chosen. */
  none: string
  onChange: (only: string[], without: string[]) => void
}

type Choice = 'any' | 'only' | 'not'

/** Codes to include or exclude. Chosen codes stay in the list even when they have no offers left. */
function WithWithout({ legend, counts, only, without, nameOf, none, onChange }: WithWithoutProps) {
  const listed = [...new Set([...counts.map(({ value }) => value), ...only, ...without])]
  const getChoice = (code: string): Choice => (only.includes(code) ? 'only' : without.includes(code) ? 'not' : 'any')

  function choose(code: string, choice: Choice): void {
    const others = (codes: string[]) => codes.filter((other) => other !== code)
    onChange(
      choice === 'only' ? [...others(only), code].sort() : others(only),
      choice === 'not' ? [...others(without), code].sort() : others(without),
    )
  }

  if (listed.length === 0) return <p className="text-14 text-muted">{none}</p>
  return (
    <fieldset className="max-h-72 overflow-y-auto">
      <legend className="mb-1.5 text-14 font-medium">{legend}</legend>
      {listed.map((code) => (
        <label key={code} className="flex min-h-11 items-center gap-2 text-14 lg:min-h-9">
          <span className="w-9 font-mono">{code}</span>
          <span className="min-w-0 flex-1 truncate">{nameOf(code)}</span>
          <span className="figures text-12 text-muted">
            {formatNumber(counts.find(({ value }) => value === code)?.rows ?? 0)}
          </span>
          <select
            value={getChoice(code)}
            aria-label={`${nameOf(code)}: with or without`}
            onChange={(event) => choose(code, event.target.value as Choice)}
            className="min-h-9 rounded-lg border border-edge bg-card px-2 text-14"
          >
            <option value="any">Any</option>
            <option value="only">Only</option>
            <option value="not">Without</option>
          </select>
        </label>
      ))}
    </fieldset>
  )
}

type FilterCheckProps = {
  checked: boolean
  onToggle: () => void
  /** The number of offers with this value; undefined until they are counted. */
  offers: number | undefined
  children: ReactNode
}

/** One filter value to include or exclude, with its number of offers. */
function FilterCheck({ checked, onToggle, offers, children }: FilterCheckProps) {
  return (
    <label className="flex min-h-11 items-center gap-2 text-14 lg:min-h-8">
      <TickBox checked={checked} onChange={onToggle} />
      {children}
      <span className="figures ml-auto text-12 text-muted">{offers === undefined ? '' : formatNumber(offers)}</span>
    </label>
  )
}
