import { type Donor, fillLinks, type Payer, type TransferLimits, type TransferLink } from './transfer-flow.ts'

/** An account's points that can be used on the day, and how many transfers it may still send. */
export type UsableAccount = { id: string; points: number; transfersLeft: number | null }

export type Payment = { account: string; seats: readonly number[]; points: number }
export type Transfer = { from: string; to: string; points: number }

/** Which account pays for which seats, after which transfers. */
export type PaymentPlan = { payments: readonly Payment[]; transfers: readonly Transfer[]; moved: number }

/** Plans with more transfers than this are not considered: no family would carry them out. */
const maxTransfers = 8

/**
 * Finds the plan that pays for every seat with the fewest transfers and, among those, the fewest points moved; null
 * when there is none. Each seat is paid for by one account. `seats` are points per seat.
 */
export function planPayments(
  accounts: readonly UsableAccount[],
  seats: readonly number[],
  limits: TransferLimits,
): PaymentPlan | null {
  const total = accounts.reduce((sum, account) => sum + account.points, 0)
  if (total < seats.reduce((sum, seat) => sum + seat, 0)) return null
  const splits = seatSplits(accounts.length, seats).flatMap((owners) => splitSeats(accounts, seats, owners, limits))
  for (let count = 0; count <= maxTransfers; count++) {
    let best: PaymentPlan | null = null
    for (const split of splits) {
      if (count < split.minCount || count > split.maxCount) continue
      const plan = planFor(split, count, limits)
      if (plan && (!best || plan.moved < best.moved)) best = plan
    }
    if (best) return best
  }
  return null
}

/** One way to assign the seats to accounts, with what each account then lacks or can spare. */
type Split = {
  payments: Payment[]
  payers: Payer[]
  donors: (Donor & { transfersLeft: number })[]
  /** Fewer transfers than `minCount` cannot be enough, and more than `maxCount` cannot help. */
  minCount: number
  maxCount: number
}

/**
 * Lists every way to assign seats to accounts. Seats of the same price are interchangeable, so for these only
 * assignments in account order are listed.
 */
function seatSplits(accounts: number, seats: readonly number[]): number[][] {
  let splits: number[][] = [[]]
  for (const [index, seat] of seats.entries()) {
    const twin = seats.lastIndexOf(seat, index - 1)
    splits = splits.flatMap((owners) => {
      const from = index > 0 && twin >= 0 ? (owners[twin] ?? 0) : 0
      return Array.from({ length: accounts - from }, (_, offset) => [...owners, from + offset])
    })
  }
  return splits
}

/** Returns the split for one assignment of seats, or nothing when the donors cannot give enough in any way. */
function splitSeats(
  accounts: readonly UsableAccount[],
  seats: readonly number[],
  owners: readonly number[],
  limits: TransferLimits,
): Split[] {
  const split: Split = { payments: [], payers: [], donors: [], minCount: 0, maxCount: 0 }
  for (const [index, { id, points, transfersLeft }] of accounts.entries()) {
    const mine = owners.flatMap((owner, seat) => (owner === index ? [seat] : []))
    const due = mine.reduce((sum, seat) => sum + (seats[seat] ?? 0), 0)
    if (mine.length > 0) split.payments.push({ account: id, seats: mine, points: due })
    if (points < due) split.payers.push({ id, missing: due - points })
    else if (points - due >= limits.minPoints) {
      split.donors.push({ id, spare: points - due, transfersLeft: transfersLeft ?? maxTransfers })
    }
  }
  const { payers, donors } = split
  const maxPoints = limits.maxPoints ?? Number.POSITIVE_INFINITY
  const canGive = donors.reduce((sum, { spare, transfersLeft }) => sum + sendable(spare, transfersLeft, maxPoints), 0)
  if (canGive < payers.reduce((sum, payer) => sum + payer.missing, 0)) return []
  const full = (payer: Payer) => (maxPoints === Number.POSITIVE_INFINITY ? 0 : Math.floor(payer.missing / maxPoints))
  split.minCount = payers.reduce((sum, payer) => sum + Math.max(1, Math.ceil(payer.missing / maxPoints)), 0)
  // A plan needs fewer links than there are payers and donors; each link has its full transfers and one for the
  // remainder.
  split.maxCount = payers.reduce((sum, payer) => sum + full(payer), payers.length && payers.length + donors.length)
  return [split]
}

function sendable(spare: number, transfersLeft: number, maxPoints: number): number {
  return transfersLeft === 0 ? 0 : Math.min(spare, transfersLeft * maxPoints)
}

function planFor({ payments, payers, donors }: Split, count: number, limits: TransferLimits): PaymentPlan | null {
  const transfers = findCheapestTransfers(donors, payers, count, limits)
  return transfers && { payments, transfers, moved: transfers.reduce((sum, transfer) => sum + transfer.points, 0) }
}

/** Tries every way to assign `count` transfers between donors and payers. */
function findCheapestTransfers(
  donors: readonly (Donor & { transfersLeft: number })[],
  payers: readonly Payer[],
  count: number,
  limits: TransferLimits,
): Transfer[] | null {
  const pairs = donors.flatMap((donor) => payers.map((payer) => ({ donor, payer })))
  let best: { transfers: Transfer[]; moved: number } | null = null
  const assign = (at: number, left: number, links: TransferLink[]) => {
    const pair = pairs[at]
    if (left === 0 || !pair) {
      const served = left === 0 && payers.every((payer) => reaches(links, payer, limits))
      const points = served ? fillLinks(links, donors, payers, limits) : null
      const moved = points?.reduce((sum, one) => sum + one, 0) ?? 0
      if (points && (!best || moved < best.moved)) best = { transfers: singleTransfers(links, points, limits), moved }
      return
    }
    const used = links.reduce((sum, link) => sum + (link.from === pair.donor.id ? link.transfers : 0), 0)
    const affordable = Math.floor(pair.donor.spare / limits.minPoints) - used
    const max = Math.min(left, pair.donor.transfersLeft - used, affordable)
    for (let transfers = max; transfers >= 0; transfers--) {
      const link = { from: pair.donor.id, to: pair.payer.id, transfers }
      assign(at + 1, left - transfers, transfers > 0 ? [...links, link] : links)
    }
  }
  assign(0, count, [])
  return (best as { transfers: Transfer[] } | null)?.transfers ?? null
}

/** True when a payer's links can carry enough. Cheaper to check than filling them, and usually false. */
function reaches(links: readonly TransferLink[], payer: Payer, { maxPoints }: TransferLimits): boolean {
  let transfers = 0
  for (const link of links) if (link.to === payer.id) transfers += link.transfers
  return transfers > 0 && (maxPoints === null || transfers * maxPoints >= payer.missing)
}

/**
 * Splits a link's points into its transfers, the largest first, leaving at least the minimum for each of the others.
 */
function singleTransfers(
  links: readonly TransferLink[],
  points: readonly number[],
  limits: TransferLimits,
): Transfer[] {
  return links.flatMap(({ from, to, transfers }, index) => {
    let left = points[index] ?? 0
    return Array.from({ length: transfers }, (_, done) => {
      const kept = (transfers - done - 1) * limits.minPoints
      const amount = Math.min(limits.maxPoints ?? left, left - kept)
      left -= amount
      return { from, to, points: amount }
    })
  })
}
