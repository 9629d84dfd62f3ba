import type { Provenance } from '../../core/provenance.ts'

/** Who may enter a lounge: travellers in these cabins or with these statuses, on its airlines' flights that day. */
export type LoungeRule = {
  cabins: readonly ('J' | 'F')[]
  statuses: readonly LoungeStatus[]
  note: string
} & Provenance

export const loungeStatuses = {
  'qantas-gold': 'Qantas Gold or oneworld Sapphire',
  'qantas-platinum': 'Qantas Platinum or oneworld Emerald',
  'qantas-club': 'Qantas Club member',
  'velocity-gold': 'Velocity Gold',
  'velocity-platinum': 'Velocity Platinum',
  'virgin-lounge': 'Virgin Australia Lounge member',
} as const
export type LoungeStatus = keyof typeof loungeStatuses

export const loungeRules = {
  'qantas-first': {
    cabins: ['F'],
    statuses: ['qantas-platinum'],
    note: 'International flights of Qantas and other oneworld airlines.',
    asOf: '2022-04-20',
    sources: [
      'https://australianfrequentflyer.com.au/qantas-business-lounges-reopen-27-march-2022',
      'https://thrive50plus.com/2022/04/20/qantas-reopens-sydney-melbourne-first-class-lounges',
    ],
    confidence: 'weak',
  },
  'qantas-business': {
    cabins: ['J', 'F'],
    statuses: ['qantas-gold', 'qantas-platinum', 'qantas-club'],
    note: 'International flights of Qantas and other oneworld airlines; Qantas Club members on Qantas.',
    asOf: '2022-03-27',
    sources: [
      'https://australianfrequentflyer.com.au/qantas-business-lounges-reopen-27-march-2022',
      'https://australianfrequentflyer.com.au/no-lounge-access-australia-oneworld-business-class',
    ],
    confidence: 'weak',
  },
  virgin: {
    cabins: ['J'],
    statuses: ['velocity-gold', 'velocity-platinum', 'virgin-lounge'],
    note: 'Flights of Virgin Australia. Velocity Silver members get single passes.',
    asOf: '2020-11-20',
    sources: [
      'https://www.herbaldepecona.com/2020/11/20/what-are-virgin-australia-lounges-like-in-the-covid-19-era/',
      'https://www.pedestrian.tv/travel/virgin-australia-lounges-re-open/',
    ],
    confidence: 'weak',
  },
} as const satisfies Record<string, LoungeRule>
export type LoungeKind = keyof typeof loungeRules

export const loungeNames: Record<LoungeKind, string> = {
  'qantas-first': 'Qantas First Lounge, international',
  'qantas-business': 'Qantas Business Lounge, international',
  virgin: 'Virgin Australia Lounge, domestic',
}

/** Airports where a source names a lounge. One missing here is not on record, but may still exist. */
export const loungesAt: Record<LoungeKind, readonly string[]> = {
  'qantas-first': ['SYD', 'MEL', 'LAX'],
  'qantas-business': ['SYD', 'MEL', 'BNE'],
  virgin: ['SYD', 'MEL', 'BNE', 'ADL', 'PER', 'OOL', 'CBR'],
}
