import type { Provenance } from '../../programs/provenance.ts'

/** Whom a lounge lets in: a cabin flown, or a status held, on a flight of its airlines that day. */
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
    asOf: '2022-01-01',
    sources: ['https://australianfrequentflyer.com.au/no-lounge-access-australia-oneworld-business-class'],
    confidence: 'weak',
  },
  'qantas-business': {
    cabins: ['J', 'F'],
    statuses: ['qantas-gold', 'qantas-platinum', 'qantas-club'],
    note: 'International flights of Qantas and other oneworld airlines; Qantas Club members on Qantas.',
    asOf: '2022-01-01',
    sources: ['https://australianfrequentflyer.com.au/no-lounge-access-australia-oneworld-business-class'],
    confidence: 'weak',
  },
  'qantas-domestic-business': {
    cabins: ['J'],
    statuses: ['qantas-platinum'],
    note: 'Domestic flights of Qantas.',
    asOf: '2011-01-01',
    sources: [
      'https://australianfrequentflyer.com.au/community/threads/qantas-domestic-business-lounge-oneworld-emerald-access-discussion.24346/page-4',
    ],
    confidence: 'weak',
  },
  'qantas-club': {
    cabins: [],
    statuses: ['qantas-gold', 'qantas-club'],
    note: 'Domestic flights of Qantas. Guests must themselves fly that day on an eligible airline.',
    asOf: '2023-06-15',
    sources: [
      'https://www.flystaypoints.com.au/qantas-lounge-guest-access-policy/',
      'https://australianfrequentflyer.com.au/qantas-clarifies-lounge-access-oneworld',
    ],
    confidence: 'weak',
  },
  virgin: {
    cabins: ['J'],
    statuses: ['velocity-gold', 'velocity-platinum', 'virgin-lounge'],
    note: 'Flights of Virgin Australia. Velocity Silver members hold single passes.',
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
  'qantas-domestic-business': 'Qantas Business Lounge, domestic',
  'qantas-club': 'Qantas Club, domestic',
  virgin: 'Virgin Australia Lounge, domestic',
}

/** Airports a source names one at. What nobody named is not on record, which is not the same as none. */
export const loungesAt: Record<LoungeKind, readonly string[]> = {
  'qantas-first': ['SYD', 'MEL', 'LAX'],
  'qantas-business': ['SYD', 'MEL', 'BNE', 'PER'],
  'qantas-domestic-business': ['SYD', 'MEL', 'BNE'],
  'qantas-club': ['SYD', 'MEL', 'BNE', 'TSV'],
  virgin: ['SYD', 'MEL', 'BNE', 'ADL', 'PER', 'OOL', 'CBR'],
}
