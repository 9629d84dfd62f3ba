import { programs } from '@/lib/core/program.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'

/** The programs by what their points are called, as options of a list. */
export const programOptions = programs.map((value) => ({ value, label: programFacts[value].points }))
/** The same by the program's short name. */
export const programNameOptions = programs.map((value) => ({ value, label: programFacts[value].name }))
