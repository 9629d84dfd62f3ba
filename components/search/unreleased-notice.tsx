import { Clock } from 'lucide-react'
import { useState } from 'react'
import { findOpeningReminder } from '@/lib/calculators/opening-reminder.ts'
import { formatDate } from '@/lib/core/formats.ts'
import type { Audience } from '@/lib/core/plan.ts'
import type { Program } from '@/lib/core/program.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { type QantasTier, qantasTiers } from '@/lib/programs/qantas/tiers.ts'
import type { Edge } from '@/lib/search/edges.ts'
import { getDates, listPrograms } from '@/lib/search/request.ts'
import { tierOpenings } from '@/lib/search/tier-opening.ts'
import { RemindButton } from './remind-button.tsx'
import type { FinderAddress } from './use-finder-state.ts'

export type EdgeNoticeProps = {
  edge: Edge
  program: Program
  address: FinderAddress
  plan: Audience
  /** The last day this visitor sees. */
  until: string
}

type UnreleasedProps = EdgeNoticeProps & { edge: Extract<Edge, { kind: 'unreleased' }> }

/** Says when the airline opens dates beyond its calendar, by tier where that differs, and offers a reminder. */
export function UnreleasedNotice({ edge, program, address }: UnreleasedProps) {
  const { state } = address
  const rules = listPrograms(program, state).map((one) => `${programFacts[one].name} ${programFacts[one].openDays}`)
  const dates = getDates(state.when)
  const isQantas = listPrograms(program, state).includes('qantas')
  const date = dates && (edge.isPart ? dates.end : dates.start)
  const tiers = isQantas && date ? tierOpenings(date, state) : null
  const [tier, setTier] = useState(keptTier)
  const opens = tiers?.find((one) => one.tier === tier)?.opens ?? edge.opens
  return (
    <>
      <Clock aria-hidden="true" className="size-5 shrink-0 text-warn" />
      <div className="min-w-48 flex-1">
        <p className="text-16 font-semibold">
          {edge.isPart ? 'Your last dates open' : 'Opens'} {formatDate(opens, 'plain')}
          {tiers && tier ? ` for Qantas ${tier}` : ''}
        </p>
        <p className="text-14 text-muted">
          Seats open this many days before the flight: {rules.join(', ')}.
          {tiers
            ? ' Qantas opens business and first on its own long flights later to Silver and Bronze.'
            : ' Some partner airlines open on other days.'}
        </p>
        {tiers ? <TierChoice tier={tier} onChange={setTier} /> : null}
      </div>
      {date ? (
        <RemindButton reminder={findOpeningReminder(program, state, date, tiers ? tier : null)} opens={opens} />
      ) : null}
    </>
  )
}

const tierKey = 'qantas-tier'

/** Returns the tier chosen last on this device. */
function keptTier(): QantasTier | null {
  try {
    return qantasTiers.find((tier) => tier === localStorage.getItem(tierKey)) ?? null
  } catch {
    return null
  }
}

type TierChoiceProps = { tier: QantasTier | null; onChange: (tier: QantasTier | null) => void }

function TierChoice({ tier, onChange }: TierChoiceProps) {
  function choose(next: string): void {
    const chosen = qantasTiers.find((one) => one === next) ?? null
    onChange(chosen)
    try {
      localStorage.setItem(tierKey, chosen ?? '')
    } catch {
      // Without storage the tier has to be chosen again next time.
    }
  }
  return (
    <label className="mt-1 inline-flex min-h-11 items-center gap-2 text-14 lg:min-h-9">
      Your Qantas tier
      <select
        value={tier ?? ''}
        onChange={(event) => choose(event.target.value)}
        className="min-h-9 rounded-md border border-edge bg-card px-2 text-14 font-medium"
      >
        <option value="">Any</option>
        {qantasTiers.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  )
}
