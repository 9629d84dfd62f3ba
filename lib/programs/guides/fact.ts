import type { Provenance } from '../provenance.ts'

/** One statement of a guide, in a sentence, with where it was read. */
export type Fact = Provenance & { text: string }
