import type { Provenance } from '../core/provenance.ts'

/** One statement of a guide, as a sentence, with its source. */
export type Fact = Provenance & { text: string }
