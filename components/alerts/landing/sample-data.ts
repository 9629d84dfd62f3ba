import type { AlertSettings } from '@/lib/alerts/alert.ts'
import type { AlertHistoryDocument } from '@/lib/alerts/alert-history.ts'
import { emptyDraft } from '@/lib/alerts/compose/alert-draft.ts'
import type { AlertStatus } from '@/lib/alerts/compose/alert-words.ts'

type SampleAlert = { settings: AlertSettings; status: AlertStatus; lastMessage: AlertHistoryDocument | null }

const runs: AlertStatus = { kind: 'runs', words: 'Running', upgrade: false }
const shared = { ...emptyDraft, paused: false }

/** Invented alerts, labelled as samples on the page, such as a member might set. */
export const sampleAlerts: readonly SampleAlert[] = [
  {
    settings: {
      ...shared,
      name: 'Anywhere in Europe',
      programs: ['qantas', 'velocity'],
      from: ['country:AU'],
      to: ['region:europe'],
      dates: { start: '2027-06-01', end: '2027-08-31' },
      cabins: ['F', 'J'],
      seats: 2,
      split: true,
      stay: { min: 14, max: 28 },
    },
    status: runs,
    lastMessage: {
      kind: 'openings',
      at: '2026-11-20T01:00:00Z',
      sendsAt: '2026-11-20T01:00:00Z',
      alert: 'sample',
      name: null,
      messages: [],
      more: 0,
      told: [],
      gone: [],
      openings: [
        {
          program: 'qantas',
          from: 'SYD',
          to: 'LHR',
          date: '2027-06-14',
          cabin: 'J',
          direct: false,
          seats: 2,
          points: null,
          charges: null,
          carriers: ['QF'],
          source: { kind: 'sample', name: 'sample data' },
          seenAt: '2026-11-20T01:00:00Z',
          why: 'seats',
          before: null,
          other: null,
        },
      ],
    },
  },
  {
    settings: {
      ...shared,
      name: 'Weekends in Tokyo',
      from: ['SYD', 'MEL'],
      to: ['TYO'],
      dates: { start: '2027-03-01', end: '2027-05-31' },
      weekdays: [5, 6],
      direct: true,
    },
    status: runs,
    lastMessage: null,
  },
  {
    settings: {
      ...shared,
      name: 'Better than my booking',
      from: ['BNE'],
      to: ['LAX'],
      dates: { start: '2027-01-10', end: '2027-01-20' },
      cabins: ['J', 'W'],
      holding: { date: '2027-01-15', cabin: 'W', points: null },
    },
    status: { kind: 'paused', words: 'Paused', upgrade: false },
    lastMessage: null,
  },
]
