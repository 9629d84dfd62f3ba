'use client'

import { CalendarPlus } from 'lucide-react'
import {
  formatPrice,
  type RatedOffer,
  rankOffers,
  WineOffers,
  type WineSort,
} from '@/lib/calculators/wine/wine-offer.ts'
import { answerWine, wineFields as fields, type WineState, wineDefaults } from '@/lib/calculators/wine/wine-worth.ts'
import { formatDate, formatNumber } from '@/lib/core/formats.ts'
import { buttonStyle } from '../../ui/button.tsx'
import { Calculator } from '../../ui/calculator.tsx'
import { Chip } from '../../ui/chip.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { FigureList } from '../../ui/figure-list.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useFetched } from '../../ui/use-fetched.ts'
import { NumberFields, type NumberInput } from '../number-fields.tsx'
import { ToolFrame } from '../tool-frame.tsx'
import { WorkingSteps } from '../working-steps.tsx'
import { WineAlert } from './wine-alert.tsx'

const columns: readonly Column<RatedOffer>[] = [
  {
    id: 'title',
    head: 'Offer',
    cell: ({ title, sample }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        {title} {sample ? <Chip dashed>Sample data</Chip> : null}
      </span>
    ),
  },
  { id: 'cents', head: 'Cents per point', end: true, cell: ({ centsPerPoint }) => centsPerPoint.toFixed(2) },
  { id: 'points', head: 'Points per bottle', end: true, cell: ({ pointsPerBottle }) => formatNumber(pointsPerBottle) },
  { id: 'bonus', head: 'Bonus points', end: true, cell: ({ bonusPoints }) => formatNumber(bonusPoints) },
  { id: 'price', head: 'Price', end: true, cell: ({ priceAud }) => formatPrice(priceAud) },
  { id: 'bottles', head: 'Bottles', end: true, cell: ({ bottles }) => bottles },
  {
    id: 'ends',
    head: 'Ends',
    cell: ({ endsOn }) => <span className="whitespace-nowrap">{formatDate(endsOn, 'plain')}</span>,
  },
  {
    id: 'seen',
    head: 'Seen',
    cell: ({ seenOn }) => <span className="whitespace-nowrap">{formatDate(seenOn, 'plain')}</span>,
  },
]

const sorts: readonly { value: WineSort; label: string }[] = [
  { value: 'cents', label: 'Cheapest' },
  { value: 'points', label: 'Most per bottle' },
  { value: 'ends', label: 'Ending soonest' },
]

/** The current offers, as maintained by the team. The server omits those that have ended. */
function WineOffersView({ sort, onSort }: { sort: WineSort; onSort: (sort: WineSort) => void }) {
  const { value: offers } = useFetched('/api/wine-offers', WineOffers)
  return (
    <section aria-labelledby="wine-offers" className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="wine-offers" className="text-20 font-semibold tracking-tight">
          Current offers
        </h2>
        <Segmented label="Order" value={sort} options={sorts} onChange={onSort} className="max-sm:w-full" />
      </div>
      {offers === undefined ? <Skeleton className="h-40 w-full" /> : null}
      {offers === null ? <p className="text-16 text-muted">We couldn’t load the offers just now.</p> : null}
      {offers?.length === 0 ? (
        <p className="text-16 text-muted">No current offers. Use the calculator above for any you’ve seen.</p>
      ) : null}
      {offers && offers.length > 0 ? (
        <DataTable
          caption="Current wine offers"
          columns={columns}
          rows={rankOffers(offers, sort, '2000-01-01')}
          keyOf={({ id }) => id}
        />
      ) : null}
      <a href="/qantas/wine-bonus-points-tracker/offers.ics" className={buttonStyle('outline')}>
        <CalendarPlus aria-hidden="true" className="size-4" />
        Add offers to your calendar
      </a>
      <WineAlert />
    </section>
  )
}

/** Calculates what any wine offer's points cost, and lists the current offers in the chosen order. */
export function WineTool() {
  return (
    <Calculator fields={fields} defaults={wineDefaults}>
      {({ state, change }) => (
        <ToolFrame
          label="Wine offer calculator"
          inputs={<NumberFields state={state} change={change} fields={fields} inputs={inputs} />}
          answer={<Answer state={state} />}
        >
          <WineOffersView sort={state.sort} onSort={(sort) => change({ sort })} />
        </ToolFrame>
      )}
    </Calculator>
  )
}

const inputs = [
  { name: 'price', label: 'Price, $' },
  { name: 'bottles', label: 'Bottles' },
  { name: 'bonus', label: 'Bonus points' },
  { name: 'worth', label: 'Value of a bottle, $', hint: 'What you’d pay without the points' },
] as const satisfies readonly NumberInput<WineState>[]

function Answer({ state }: { state: WineState }) {
  const { centsAll, centsAfterWine, pointsPerBottle, steps } = answerWine(state)
  return (
    <div className="grid gap-6">
      <FigureList
        figures={[
          { label: 'Cents per point', value: centsAfterWine.toFixed(2), note: 'after the wine’s value' },
          { label: 'If the wine’s worth nothing', value: centsAll.toFixed(2), note: 'cents a point' },
          { label: 'Points per bottle', value: formatNumber(pointsPerBottle) },
        ]}
      />
      <WorkingSteps steps={steps} />
    </div>
  )
}
