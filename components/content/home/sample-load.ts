import type { LoadLook } from '@/lib/flights/flight-looks.ts'
import type { LoadsAnswer } from '@/lib/flights/flights-contract.ts'

/** A business cabin nobody has seen, for the picture on the home page; shown under the sample badge. */
export const sampleLoad: LoadLook = {
  seenAt: '2026-11-20T00:00:00Z',
  aircraft: { name: '787-9', variant: null },
  classes: [
    { code: 'J', cabin: 'J', seats: 9 },
    { code: 'C', cabin: 'J', seats: 6 },
    { code: 'D', cabin: 'J', seats: 4 },
    { code: 'I', cabin: 'J', seats: 1 },
    { code: 'U', cabin: 'J', seats: 2 },
  ],
  cabins: [{ cabin: 'J', capacity: 42, booked: 31 }],
}

export const sampleBuckets: LoadsAnswer['buckets'] = [
  { code: 'U', cabin: 'J', use: 'reward-and-upgrade', programs: ['qantas'] },
]
