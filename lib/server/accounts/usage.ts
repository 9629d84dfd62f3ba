import type { Firestore } from 'firebase-admin/firestore'
import { accountPaths, readLiveUse, UsageDocument } from '../../accounts/documents.ts'
import type { LocalDate } from '../../core/clock.ts'
import { addDays } from '../../core/dates.ts'
import { type Program, programs } from '../../core/program.ts'

export type Uses = UsageDocument['days'][string]

/** Days of counters a member's document keeps: two months and a bit, so that it never grows without end. */
const keptDays = 70

/** The counters with `uses` added to those of `today`, and without the days nobody looks at any more. */
export function withUses(usage: UsageDocument, today: LocalDate, uses: Partial<Uses>): UsageDocument {
  const oldest = addDays(today, -keptDays)
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
 * Adds to a member's counters of `today`, Sydney's date. An account whose documents are not there yet is left alone:
 * they are created by its sign-up, or its repair, and nowhere else.
 */
export function countUses(db: Firestore, uid: string, today: LocalDate, uses: Partial<Uses>): Promise<void> {
  const ref = db.doc(accountPaths.usage(uid))
  return db.runTransaction(async (transaction) => {
    const usage = await transaction.get(ref)
    if (usage.exists) transaction.set(ref, withUses(readUsage(usage.data()), today, uses))
  })
}

/**
 * Adds as many live permutations to a program's counter of today as `take` makes of those counted before, and one search where it
 * takes any; what it gives back is less than 0. In one transaction, so that two searches at once never share what is left.
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

/** A damaged document starts again from nothing rather than stop the counting for good. */
export function readUsage(data: unknown): UsageDocument {
  return UsageDocument.safeParse(data).data ?? { days: {} }
}
