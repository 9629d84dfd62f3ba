import type { LocalDate } from '../../core/clock.ts'
import { sameDayLater } from '../../core/dates.ts'
import type { Program } from '../../core/program.ts'
import { type NotPublished, notPublished, type TableReference } from '../../core/provenance.ts'
import { accountTable } from '../qantas/data/account-data.ts'
import { RuleError, requireAmount, requireDate } from '../rule-error.ts'
import { expiryTable, familyTransferTable } from '../velocity/data/points-data.ts'
import { cheapestPacks, type PackPurchase } from '../velocity/points-packs.ts'
import { type PaymentPlan, planPayments, type UsableAccount } from './payment-plan.ts'
import type { TransferLimits } from './transfer-flow.ts'

/** One family member's account in one program. */
export type HouseholdAccount = {
  id: string
  points: number
  /** The day points were last earned or redeemed; family transfers don't count. Null when not known. */
  lastActivity: LocalDate | null
  /**
   * How many family transfers this account may still send this membership year; null for as many as the program allows.
   */
  transfersLeft: number | null
}

export type WalletAnswer =
  | (PaymentPlan & { status: 'payable'; warnings: readonly string[] })
  | {
      status: 'short'
      /** The fewest points that, added to the account `topUp`, would pay for every seat. */
      missing: number
      topUp: string
      /** How the seats are paid for once those points are there. */
      plan: PaymentPlan
      /** What buying them costs at standard prices; the price of buying Qantas Points is not published. */
      buy: PackPurchase | NotPublished
      warnings: readonly string[]
    }

/** What a program lets its members do with their points. */
export type AccountRules = TransferLimits & {
  transfersPerYear: number | null
  expiryMonths: number
  /** The cost of buying a number of points. */
  buyPoints: (points: number) => PackPurchase | NotPublished
  table: TableReference
}

const rules: Record<Program, AccountRules> = {
  qantas: {
    minPoints: accountTable.familyTransfer.minPoints,
    maxPoints: null,
    transfersPerYear: accountTable.familyTransfer.transfersPerYear,
    expiryMonths: accountTable.expiryMonths,
    buyPoints: () => notPublished('The price of buying Qantas Points isn’t published.'),
    table: accountTable,
  },
  velocity: {
    minPoints: familyTransferTable.minPoints,
    maxPoints: familyTransferTable.maxPoints,
    transfersPerYear: familyTransferTable.maxTransfersPerMembershipYear,
    expiryMonths: expiryTable.months,
    buyPoints: cheapestPacks,
    table: familyTransferTable,
  },
}

/** The search takes far too long with more accounts than a family has. */
const maxAccounts = 6
const maxSeats = 9

/**
 * The day on which points expire if none are earned or redeemed: 18 months (Qantas) or 24 (Velocity) after the last
 * activity.
 */
export function pointsExpireOn(program: Program, lastActivity: LocalDate): LocalDate {
  requireDate(lastActivity)
  return sameDayLater(lastActivity, rules[program].expiryMonths)
}

/**
 * Works out whether a household can pay for all seats on a day, and how: each seat from one account, with the fewest
 * family transfers (they are free online) and, among those, the fewest points moved. If it cannot, says what is missing
 * and what buying that costs. `seats` are points per seat. Sources: qantas/data/account-data.ts,
 * velocity/data/points-data.ts.
 * @throws RuleError `bad-amount`, `bad-date`, `bad-trip` for more than 6 accounts or 9 seats
 */
export function planHousehold(question: {
  program: Program
  accounts: readonly HouseholdAccount[]
  seats: readonly number[]
  on: LocalDate
}): WalletAnswer {
  const { program, accounts, seats, on } = question
  requireHousehold(accounts, seats, on)
  const warnings = accounts.flatMap((account) => expiryWarning(program, account, on))
  const usable = soonestExpiryFirst(accounts).map((account) => usableOn(program, account, on))
  const plan = planPayments(usable, seats, rules[program])
  if (plan) return { status: 'payable', ...plan, warnings }
  const topUp = cheapestTopUp(program, usable, seats)
  return { status: 'short', ...topUp, buy: rules[program].buyPoints(topUp.missing), warnings }
}

function requireHousehold(accounts: readonly HouseholdAccount[], seats: readonly number[], on: LocalDate): void {
  requireDate(on)
  for (const { points } of accounts) requireAmount(points, 'A balance')
  for (const points of seats) requireAmount(points, 'A seat in points')
  if (accounts.length === 0 || accounts.length > maxAccounts || seats.length > maxSeats) {
    throw new RuleError('bad-trip', `A household has 1 to ${maxAccounts} accounts and at most ${maxSeats} seats.`)
  }
}

/**
 * Sorts accounts whose points expire first to the front: the first of several equally good plans wins, so they give
 * first.
 */
function soonestExpiryFirst(accounts: readonly HouseholdAccount[]): HouseholdAccount[] {
  return [...accounts].sort((a, b) => (a.lastActivity ?? '9999').localeCompare(b.lastActivity ?? '9999'))
}

function usableOn(program: Program, account: HouseholdAccount, on: LocalDate): UsableAccount {
  const { transfersPerYear } = rules[program]
  const expired = account.lastActivity !== null && pointsExpireOn(program, account.lastActivity) <= on
  const { id, transfersLeft } = account
  return {
    id,
    points: expired ? 0 : account.points,
    transfersLeft:
      transfersPerYear === null ? transfersLeft : Math.min(transfersLeft ?? transfersPerYear, transfersPerYear),
  }
}

function expiryWarning(program: Program, { id, points, lastActivity }: HouseholdAccount, on: LocalDate): string[] {
  if (!lastActivity || points === 0) return []
  const expires = pointsExpireOn(program, lastActivity)
  if (expires <= on) return [`The points of ${id} expired on ${expires}.`]
  return expires <= sameDayLater(on, 3)
    ? [`The points of ${id} expire on ${expires}; a family transfer does not extend them.`]
    : []
}

/**
 * Finds the account that needs the fewest extra points. Adding points never makes a plan impossible, so a binary search
 * finds the minimum, starting from what the household lacks in total, since less is never enough.
 */
function cheapestTopUp(program: Program, usable: readonly UsableAccount[], seats: readonly number[]): TopUp {
  const total = seats.reduce((sum, seat) => sum + seat, 0)
  const lacking = Math.max(1, total - usable.reduce((sum, account) => sum + account.points, 0))
  let best: TopUp | null = null
  for (const { id } of usable) {
    const topUp = findMinTopUp(program, usable, seats, id, lacking, best?.missing ?? total)
    if (topUp && (!best || topUp.missing < best.missing)) best = topUp
    if (best?.missing === lacking) break
  }
  if (!best) throw new RuleError('bad-amount', 'No number of extra points would pay for these seats.')
  return best
}

type TopUp = { missing: number; topUp: string; plan: PaymentPlan }

function findMinTopUp(
  program: Program,
  usable: readonly UsableAccount[],
  seats: readonly number[],
  id: string,
  min: number,
  max: number,
): TopUp | null {
  const planWith = (extra: number) => {
    const accounts = usable.map((one) => (one.id === id ? { ...one, points: one.points + extra } : one))
    return planPayments(accounts, seats, rules[program])
  }
  let [low, high] = [min, max]
  let plan = planWith(min)
  if (plan) return { missing: min, topUp: id, plan }
  plan = planWith(max)
  while (plan && high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    const found = planWith(middle)
    if (found) plan = found
    if (found) high = middle
    else low = middle
  }
  return plan && { missing: high, topUp: id, plan }
}
