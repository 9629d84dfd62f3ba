import { localDateOf } from '@/lib/clock.ts'
import type { AlertExcess } from '@/lib/plans/alert-excess.ts'
import { Chip } from '../../ui/chip.tsx'

const reasons = { seats: 'more seats', days: 'later days' } as const

/** Why an alert doesn't run: its owner paused it, or it asks for more than their plan. Nothing for one that runs. */
export function AlertStanding({ paused, excess }: { paused: boolean; excess: AlertExcess }) {
  if (paused) return <Chip>Paused</Chip>
  return excess ? <Chip dashed>Paused: {reasons[excess]} than your plan</Chip> : null
}

/** Today in Sydney. For what renders only after an answer has come, so never on the server. */
export function today() {
  return localDateOf(new Date().toISOString())
}
