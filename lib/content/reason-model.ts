import type { Provenance } from '../core/provenance.ts'

/** A reason in a sentence or two, with its sources and the page to go on to. */
export type Reason = {
  title: string
  text: string
  from: readonly Provenance[]
  goOn?: { href: `/${string}`; label: string }
}
