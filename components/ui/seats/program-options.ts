import { programs } from '@/lib/core/program.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'

/** The programs as the options of a list, labelled with the name of their points. */
export const programOptions = programs.map((value) => ({ value, label: programFacts[value].points }))
/** The same, labelled with the program's short name. */
export const programNameOptions = programs.map((value) => ({ value, label: programFacts[value].name }))
