import type { LocalDate } from '../core/clock.ts'
import type { Program } from '../core/program.ts'
import { programFacts } from '../programs/program-facts.ts'
import type { QantasTier } from '../programs/qantas/tiers.ts'
import type { Question } from '../search/finder-state.ts'
import { listPrograms } from '../search/request.ts'
import { tierOpenings } from '../search/tier-opening.ts'
import type { ReminderRequest } from './release-mail.ts'

/** A request to the callable remindMe, without its `wanted` flag. */
export type OpeningReminder = Omit<ReminderRequest, 'wanted'>

type ReminderQuestion = Pick<Question, 'programs' | 'from' | 'to' | 'cabins'>

/**
 * The reminder for the day a date's seats open, in whichever of the programs asked for opens first. Without a tier, it
 * is the first day on which anyone sees them.
 */
export function findOpeningReminder(
  own: Program,
  question: ReminderQuestion,
  date: LocalDate,
  tier: QantasTier | null,
): OpeningReminder {
  const [program = own] = [...listPrograms(own, question)].sort(
    (a, b) => programFacts[b].openDays - programFacts[a].openDays,
  )
  const cabin = tier === null ? 'Y' : (question.cabins.find((one) => one !== 'Y') ?? 'Y')
  return {
    program,
    carrier: programFacts[program].carrier,
    tier: tier ?? 'Bronze',
    cabin,
    haul: tierOpenings(date, question) ? 'long' : 'short',
    date,
    zone: 'Australia/Sydney',
  }
}
