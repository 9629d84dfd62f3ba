import { calendarDate, wholeNumber } from '@/lib/calculators/fields.ts'

const airport = /^[A-Za-z]{3}$/
const points = wholeNumber(0, 2_000_000)
const dollars = wholeNumber(0, 20_000)

export const emptyBid = { from: '', to: '', cabin: 'J', points: '', aud: '', flownOn: '', outcome: 'accepted' }
/** A bid as it is typed. */
export type BidDraft = typeof emptyBid

export function bidFaults(draft: BidDraft): Partial<Record<keyof BidDraft, string>> {
  const bid = (points.read(draft.points || '0') ?? 0) + (dollars.read(draft.aud || '0') ?? 0)
  return {
    ...(airport.test(draft.from) ? {} : { from: 'Three letters, such as SYD.' }),
    ...(airport.test(draft.to) && draft.to.toUpperCase() !== draft.from.toUpperCase()
      ? {}
      : { to: 'Another three letters, such as LAX.' }),
    ...(points.read(draft.points || '0') === null ? { points: `Should be ${points.expected}.` } : {}),
    ...(dollars.read(draft.aud || '0') === null
      ? { aud: `Should be ${dollars.expected}.` }
      : bid > 0
        ? {}
        : { aud: 'A bid has points or dollars.' }),
    ...(calendarDate.read(draft.flownOn) === null ? { flownOn: 'The day of the flight.' } : {}),
  }
}

/** A draft without faults, as the server takes it. */
export function bidOf({ from, to, cabin, flownOn, outcome, ...amounts }: BidDraft) {
  return {
    from: from.toUpperCase(),
    to: to.toUpperCase(),
    cabin: cabin as 'W' | 'J' | 'F',
    points: points.read(amounts.points || '0') ?? 0,
    aud: dollars.read(amounts.aud || '0') ?? 0,
    flownOn,
    outcome: outcome as 'accepted' | 'refused',
  }
}
