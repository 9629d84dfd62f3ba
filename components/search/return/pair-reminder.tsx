'use client'

import { findOpeningReminder } from '@/lib/calculators/opening-reminder.ts'
import { addDays } from '@/lib/core/dates.ts'
import type { Program } from '@/lib/core/program.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import type { FinderState } from '@/lib/search/finder-state.ts'
import { RemindButton } from '../remind-button.tsx'

/** A reminder for the day the flight home opens, which is the later of the two. */
export function PairReminder({ program, state, back }: { program: Program; state: FinderState; back: string }) {
  const reminder = findOpeningReminder(program, state, back, null)
  return <RemindButton reminder={reminder} opens={addDays(back, -programFacts[reminder.program].openDays)} />
}
