import type { Firestore } from 'firebase-admin/firestore'
import { accountPaths, readLiveUse, UsageDocument } from '../../accounts/documents.ts'
import type { LocalDate } from '../../core/clock.ts'
import { addDays } from '../../core/dates.ts'
import { type Program, programs } from '../../core/program.ts'

export type Uses = UsageDocument['days'][string]

/** Days of counters kept in a member's document: a little over two months, so that it doesn't grow forever. */
const retentionDays = 70

/** Returns the counters with `uses` added to those of `today`, and without days that are no longer needed. */
export function withUses(usage: UsageDocument, today: LocalDate, uses: Partial<Uses>): UsageDocument {
  const oldest = addDays(today, -retentionDays)
  const kept = Object.entries(usage.days).filter(([day]) => day > oldest)
  const before = usage.days[today] ?? { searches: 0, livePermutations: 0 }
  const after = {
    searches: before.searches + (uses.searches ?? 0),
    livePermutations: before.livePermutations + (uses.livePermutations ?? 0),
    ...(uses.live || before.live ? { live: sumOfLive(before, uses) } : {}),
  }
  return { ...usage, days: { ...Object.fromEntries(kept), [today]: after } }
}

function sumOfLive(before: Uses, { live = {} }: Partial<Uses>): Record<string, number> {
  return Object.fromEntries(programs.map((program) => [program, readLiveUse(before, program) + (live[program] ?? 0)]))
}

/**
 * Adds to a member's counters of `today`, Sydney's date. Does nothing if the account's documents don't exist yet: only
 * its sign-up, or its repair, creates them.
 */
export function countUses(db: Firestore, uid: string, today: LocalDate, uses: Partial<Uses>): Promise<void> {
  const ref = db.doc(accountPaths.usage(uid))
  return db.runTransaction(async (transaction) => {
    const usage = await transaction.get(ref)
    if (usage.exists) transaction.set(ref, withUses(readUsage(usage.data()), today, uses))
  })
}

/**
 * Adds live permutations to a program's counter of today: as many as `take` returns for the number used so far, and one
 * search if it takes any. A negative number gives some back. All in one transaction, so that two simultaneous searches
 * never share the same remainder.
 */
export function countLive(
  db: Firestore,
  uid: string,
  { today, program }: { today: LocalDate; program: Program },
  take: (usedToday: number) => number,
): Promise<void> {
  const ref = db.doc(accountPaths.usage(uid))
  return db.runTransaction(async (transaction) => {
    const usage = await transaction.get(ref)
    const before = readUsage(usage.data())
    const livePermutations = take(readLiveUse(before.days[today], program))
    if (!usage.exists || livePermutations === 0) return
    transaction.set(
      ref,
      withUses(before, today, {
        searches: livePermutations > 0 ? 1 : 0,
        livePermutations,
        live: { [program]: livePermutations },
      }),
    )
  })
}

/** Reads a usage document. A damaged one starts again from zero, so that counting doesn't stop for good. */
export function readUsage(data: unknown): UsageDocument {
  return UsageDocument.safeParse(data).data ?? { days: {} }
}
