import { type Program, programs } from '@/lib/core/program.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import type { Shade, View } from '@/lib/search/finder-state.ts'

/** The ways to look at an answer. */
export const viewOptions = [
  { value: 'calendar', label: 'Calendar' },
  { value: 'list', label: 'List' },
  { value: 'map', label: 'Map' },
  { value: 'export', label: 'Export' },
] as const satisfies readonly { value: View; label: string }[]

/** What the shade of the year map's squares stands for. */
export const shadeOptions = [
  { value: 'points', label: 'Points' },
  { value: 'seats', label: 'Seats' },
] as const satisfies readonly { value: Shade; label: string }[]

/** Whose points an answer is in: one program's, or both in one list. */
export const programOptions = [
  ...programs.map((program) => ({ value: program as string, label: programFacts[program].name })),
  { value: programs.join(','), label: 'Both' },
]

/** The programs of an option, as a finder stores them: empty when only its own program is searched. */
export function programsOf(value: string, own: Program): Program[] {
  return value === own ? [] : programs.filter((one) => value.split(',').includes(one))
}

/** The question in two lines on a phone. Enlarged text pushes the button below the words instead of cutting them off. */
export const summaryStyle = {
  frame:
    'flex flex-wrap items-center justify-end gap-x-3 gap-y-2 rounded-xl border border-line bg-card py-2 pr-2 pl-4 lg:hidden',
  words: 'min-w-0 grow basis-32',
} as const
