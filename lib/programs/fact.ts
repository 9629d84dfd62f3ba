import type { Provenance } from '../core/provenance.ts'

/** One statement of a guide, in a sentence, with where it was read. */
export type Fact = Provenance & { text: string }
