'use client'

import { BellRing, CalendarPlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import type { WineAlertAnswer, WineAlertRequest } from '@/lib/calculators/wine/wine-alert.ts'
import {
  formatPrice,
  type RatedOffer,
  rankOffers,
  WineOffers,
  type WineSort,
} from '@/lib/calculators/wine/wine-offer.ts'
import { answerWine, wineFields as fields, type WineState, wineDefaults } from '@/lib/calculators/wine/wine-worth.ts'
import { formatDate, formatNumber } from '@/lib/core/formats.ts'
import { useLoginDialog } from '../../shell/log-in/login-dialog-host.tsx'
import { Button, buttonStyle } from '../../ui/button.tsx'
import { Calculator } from '../../ui/calculator.tsx'
import { Chip } from '../../ui/chip.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { FigureList } from '../../ui/figure-list.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFetched } from '../../ui/use-fetched.ts'
import { NumberFields, type NumberInput } from '../number-fields.tsx'
import { ToolFrame, WorkingSteps } from '../tool-frame.tsx'

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

/** Parses what was typed; null for an empty field, undefined for an invalid or out-of-range number. */
function parseFigure(text: string, whole: boolean): number | null | undefined {
  const value = Number(text.replaceAll(',', '').trim())
  if (text.trim() === '') return null
  const isGood = Number.isFinite(value) && value >= (whole ? 1 : 0.01) && value <= (whole ? 1_000_000 : 1_000)
  return isGood && (!whole || Number.isInteger(value)) ? value : undefined
}

const pointsShown = (points: number | null) => (points === null ? '' : formatNumber(points))

/** The form to get an email when a new offer meets the member's figures; a guest is asked to log in. */
function WineAlert() {
  const { user } = useAccount()
  const openLogin = useLoginDialog()
  const { answer, message, busy, sendRequest } = useWineAlert(user?.uid ?? null)
  const [points, setPoints] = useState<string | null>(null)
  const [cents, setCents] = useState<string | null>(null)
  const shownPoints = points ?? pointsShown(answer?.wish ? answer.wish.minPoints : 1_000)
  const shownCents = cents ?? String(answer?.wish?.maxCents ?? (answer?.wish ? '' : 2))
  const minPoints = parseFigure(shownPoints, true)
  const maxCents = parseFigure(shownCents, false)
  const isValid = minPoints !== undefined && maxCents !== undefined && (minPoints !== null || maxCents !== null)

  return (
    <form
      aria-labelledby="wine-alert"
      className="space-y-3 rounded-xl border border-line bg-card p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!user) openLogin({ goOn: 'here' })
        else if (isValid && !busy) void sendRequest({ kind: 'set', wish: { minPoints, maxCents } })
      }}
    >
      <h3 id="wine-alert" className="text-16 font-semibold">
        Get wine-offer alerts
      </h3>
      <p className="max-w-prose text-14 text-muted">
        We’ll email you once when a new offer meets either figure. Leave one blank to use only the other.
      </p>
      <div className="grid max-w-md gap-4 sm:grid-cols-2">
        <TextField
          label="Points per bottle, at least"
          inputMode="numeric"
          autoComplete="off"
          value={shownPoints}
          onChange={setPoints}
          fault={minPoints === undefined ? 'Enter a whole number of points.' : null}
        />
        <TextField
          label="Cents per point, at most"
          inputMode="decimal"
          autoComplete="off"
          value={shownCents}
          onChange={setCents}
          fault={maxCents === undefined ? 'Enter cents, e.g. 1.8.' : null}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" aria-disabled={busy || !isValid}>
          <BellRing aria-hidden="true" className="size-4" />
          {user ? (answer?.wish ? 'Update alert' : 'Set alert') : 'Log in for an email'}
        </Button>
        {answer?.wish ? (
          <Button
            kind="quiet"
            aria-disabled={busy}
            onClick={() => (busy ? undefined : void sendRequest({ kind: 'end' }))}
          >
            Delete alert
          </Button>
        ) : null}
      </div>
      <p role="status" className="text-14 text-muted empty:hidden">
        {message}
      </p>
    </form>
  )
}

/** The member's wine alert as stored on the server, and a function to change it. */
function useWineAlert(uid: string | null) {
  const store = useAccountStore()
  const [answer, setAnswer] = useState<WineAlertAnswer | null>(null)
  const [message, setMessage] = useState('')
  const [busy, setBusy] = useState(false)

  async function sendRequest(request: WineAlertRequest): Promise<void> {
    setBusy(true)
    try {
      const next = await (await store.session()).wineAlert(request)
      setAnswer(next)
      setMessage(describeAnswer(request, next))
    } catch {
      // A failed initial read stays silent, because the member didn't ask for it.
      setMessage(request.kind === 'read' ? '' : 'We couldn’t change the alert. Try again in a minute.')
    }
    setBusy(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each member.
  useEffect(() => {
    setAnswer(null)
    setMessage('')
    if (uid !== null) void sendRequest({ kind: 'read' })
  }, [uid])
  return { answer, message, busy, sendRequest }
}

function describeAnswer({ kind }: WineAlertRequest, { fulfilled }: WineAlertAnswer): string {
  if (kind === 'read') return ''
  if (kind === 'end') return 'Alert deleted. We won’t email you.'
  const running = fulfilled === 1 ? '1 offer above matches' : `${fulfilled} offers above match`
  return `Alert set. ${fulfilled === 0 ? 'No current offer matches.' : `${running} already; we’ll email you about new ones.`}`
}
