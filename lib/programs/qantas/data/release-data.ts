import type { Provenance } from '../../../core/provenance.ts'

/** How many days before departure reward seats open. Booking classes are listed from the highest cabin down. */
export const releaseTable = {
  title: 'When reward seats open',
  asOf: '2025-12-31',
  confidence: 'confirmed',
  sources: [
    'https://pointhacks.com.au/when-do-award-calendars-open',
    'https://travellingonpoints.com/article/airlines/american-airlines/overview-of-oneworld-award-seat-redemptions/',
    'https://github.com/artsworks/qff-points-optimizer (README)',
    'https://cashwinner.info/frequent-flyer-program-why-your-status-matters',
  ],
  id: 'release-windows',
  qantasDays: 353,
  premiumLongHaulDays: { Bronze: 297, Silver: 323, Gold: 353, Platinum: 353, 'Platinum One': 353 },
  jetstarDays: 300,
  emiratesDays: [330, 339],
  ownCalendarDays: {
    CX: [353, 360],
    BA: [354, 355],
    AA: [331, 331],
    AY: [361, 361],
    IB: [361, 361],
    JL: [330, 360],
    QR: [361, 361],
    MH: [354, 361],
    RJ: [361, 362],
    UL: [361, 361],
    AT: [360, 360],
    AS: [331, 331],
  },
  releaseTime: { value: '00:00 UTC (10:00 AEST, 11:00 AEDT)', confidence: 'recalled' },
  rewardBookingClasses: {
    QF: 'P/U/Z/X',
    AA: 'Z/U/X/T',
    BA: 'Z/U/P/X',
    CX: 'Z/U/T/X',
    JL: 'A/U/P/T',
    QR: 'Z/U/X',
    AY: 'U/X',
    MH: 'U/X',
    IB: 'U/X',
    EK: 'Z/D/N',
  },
  statusAccess: 'higher status shows extra Classic Reward seats on Qantas-operated flights only, not partners',
  officialFinder: 'https://flightrewardfinder.qantas.com/',
  missing: [
    'how many seats are released per flight and tier',
    'terms of the Platinum request for an extra reward seat (recalled: by phone, QF-operated flights only, not guaranteed)',
  ],
  asOfNote: 'undated page, 2023-2025',
} as const satisfies Provenance & Record<string, unknown>

/** The time of day at which Qantas opens a date. Nothing official was found, and the reports differ. */
export const releaseHourTable = {
  id: 'release-hour',
  title: 'The hour at which Qantas opens a date',
  asOf: '2026-09-01',
  confidence: 'recalled',
  sources: [],
  claims: [
    { zone: 'Australia/Sydney', words: 'midnight in Sydney', confidence: 'recalled' },
    { zone: 'UTC', words: '00:00 UTC', confidence: 'recalled' },
  ],
  missing: ['the hour, officially, from Qantas', 'the hour Velocity opens a date'],
} as const satisfies Provenance & Record<string, unknown>
