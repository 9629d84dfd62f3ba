/** The format of the codes and tokens in addresses. Kept apart from the schemas so that a page needn't load those. */

/** A place in a URL: an airport or metro code (`SYD`, `LON`), `country:JP` or `region:europe`. */
export const placePattern = /^([A-Z]{3}|country:[A-Z]{2}|region:[a-z-]{2,30})$/

/** An airport's three letters, such as SYD. */
export const airportPattern = /^[A-Z]{3}$/

/** An airline's two characters, such as QF. */
export const carrierPattern = /^[A-Z0-9]{2}$/

/** The token for everywhere either program flies. Only a search accepts it, as the sole place of its side. */
export const ANYWHERE = 'anywhere'

/**
 * Where a figure can come from. `sample` is the built-in sample data, `own` what a member saw and only they are shown,
 * `member` what a member shared and another member or our own check confirmed.
 */
export const sourceKinds = ['sample', 'file', 'seats-aero', 'own', 'member'] as const

/** The source name shown for what a member saw. The name of the file it came from stays with the member. */
export const ownSourceName = 'You saw this'

/** The source names everyone sees for a shared seat, by who confirmed it. */
export const memberSourceNames = {
  member: 'Seen by a member, confirmed by another',
  check: 'Seen by a member, confirmed by our check',
} as const
export const isMemberSource = (name: string) => name === memberSourceNames.member || name === memberSourceNames.check

/**
 * What an option is sold as. `reward`: a seat set aside for points at the published price. `dynamic`: a cash fare whose
 * price is given in points (Classic Plus, Points Plus Pay, Any Seat). `unknown`: the source does not say which.
 */
export const fareKinds = ['reward', 'dynamic', 'unknown'] as const

/** What a search asks for: reward seats, or every other fare that points buy. One list never mixes the two. */
export const fareChoices = ['reward', 'points-only'] as const

/** Days of the week as written in addresses, Monday first. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

/**
 * What rows can be sorted by. `value` is straight-line statute miles per point, most first; `duration` is shortest
 * first; `seats` is most first. Unknown values come last. Charges in other currencies come after those in AUD.
 */
export const sortKeys = ['date', 'points', 'charges', 'seats', 'duration', 'value'] as const
