import type { Provenance } from '../../../core/provenance.ts'

/**
 * How to ask Qantas for a Classic Reward seat that is not on offer. Nothing official was found: every rule here is
 * general knowledge and must be shown as such.
 */
export const platinumRequestTable = {
  id: 'platinum-request',
  title: 'Asking for an extra reward seat as Platinum',
  asOf: '2026-11-20',
  confidence: 'recalled',
  sources: [],
  tiers: ['Platinum', 'Platinum One'],
  rules: [
    'Platinum and Platinum One members can ask for a Classic Reward seat that isn’t showing.',
    'You ask by phone, not online.',
    'Only for flights operated by Qantas with a QF number; not Jetstar or partners.',
    'Nothing is guaranteed: Qantas decides flight by flight.',
    'You pay the same points and charges as an ordinary Classic Reward.',
  ],
  missing: [
    'official terms of the request',
    'how far ahead, how often and for how many passengers you can ask',
    'which cabins qualify',
  ],
} as const satisfies Provenance & Record<string, unknown>
