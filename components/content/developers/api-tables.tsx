import { formatNumber } from '@/lib/core/formats.ts'
import { getPlanLimits } from '@/lib/programs/plan-limits.ts'
import { allowances } from '@/lib/server/api/rate-limits.ts'
import { tokenAllowances } from '@/lib/server/tokens/token-gate.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'

type LimitRow = { plan: string; requests: string; days: number; seats: string; alerts: number }

const names = { guest: 'No token', free: 'Free', silver: 'Silver', gold: 'Gold' } as const
const limits: LimitRow[] = (['guest', 'free', 'silver', 'gold'] as const).map((plan) => {
  const [qantas, velocity] = [getPlanLimits(plan, 'qantas'), getPlanLimits(plan, 'velocity')]
  return {
    plan: names[plan],
    requests: formatNumber(plan === 'guest' ? allowances.read.guest : tokenAllowances[plan]),
    days: Math.max(qantas.daysAhead, velocity.daysAhead),
    seats: qantas.seats === velocity.seats ? `${qantas.seats}` : `${qantas.seats}, Velocity ${velocity.seats}`,
    alerts: plan === 'guest' ? 0 : qantas.alertsDaysAhead,
  }
})

const limitColumns: readonly Column<LimitRow>[] = [
  { id: 'plan', head: 'Plan', cell: ({ plan }) => plan },
  { id: 'requests', head: 'Requests a minute', end: true, cell: ({ requests }) => requests },
  { id: 'days', head: 'Days ahead', end: true, cell: ({ days }) => days },
  { id: 'seats', head: 'Seats on a flight', end: true, cell: ({ seats }) => seats },
  { id: 'alerts', head: 'Alert days ahead', end: true, cell: ({ alerts }) => alerts || 'no alerts' },
]

export function LimitTable() {
  return <DataTable caption="Limits by plan" columns={limitColumns} rows={limits} keyOf={({ plan }) => plan} />
}

type ErrorRow = { status: number; when: string; remedy: string }

const errors: readonly ErrorRow[] = [
  { status: 400, when: 'A parameter can’t be read', remedy: 'Fix what errors lists.' },
  { status: 401, when: 'The token is unknown, expired or revoked', remedy: 'Make a new one.' },
  { status: 403, when: 'The token lacks a scope, or your plan doesn’t reach that far', remedy: 'Read detail.' },
  { status: 404, when: 'There’s no such thing', remedy: 'Check the address or id.' },
  { status: 409, when: 'You have this alert already, or 50 of them', remedy: 'Read detail.' },
  { status: 413, when: 'More than 64 kB was sent', remedy: 'Send less.' },
  { status: 429, when: 'Too many requests', remedy: 'Wait as many seconds as Retry-After says.' },
  { status: 503, when: 'We’re not ready', remedy: 'Try again in a few seconds.' },
]

const errorColumns: readonly Column<ErrorRow>[] = [
  { id: 'status', head: 'Status', cell: ({ status }) => status },
  { id: 'when', head: 'When', cell: ({ when }) => when },
  { id: 'remedy', head: 'What to do', cell: ({ remedy }) => remedy },
]

export function ErrorTable() {
  return <DataTable caption="Errors" columns={errorColumns} rows={errors} keyOf={({ status }) => `${status}`} />
}
