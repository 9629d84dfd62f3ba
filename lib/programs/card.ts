import type { Confidence } from '../core/provenance.ts'

/** An American Express card as sold in Australia. */
export type AmexCard = {
  id: string
  name: string
  kind: 'personal' | 'business' | 'corporate'
  /** Yearly fee in AUD; null where it was not seen, or where sources differ, in which case `feeNote` explains. */
  feeAud: number | null
  feeNote: string | null
  earn: string
  bonus: string
  /** Which points it earns, and whether they can be transferred to Qantas. */
  earns: 'membership-rewards' | 'qantas' | 'velocity'
  toQantas: boolean
  /** Month or year the row was last seen. */
  seen: string
  confidence: Confidence
}
