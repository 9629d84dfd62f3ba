import type { Provenance } from '../core/provenance.ts'

/** A reason in two sentences, where it was read, and what to do about it here. */
export type Reason = {
  title: string
  text: string
  from: readonly Provenance[]
  goOn?: { href: `/${string}`; label: string }
}
