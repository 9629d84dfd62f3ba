/** How codes and tokens of an address look, apart from the schemas, so that a page can check one without those. */

/** A place as it stands in a URL: an airport or metro code (`SYD`, `LON`), or `country:JP`, `region:europe`. */
export const placePattern = /^([A-Z]{3}|country:[A-Z]{2}|region:[a-z-]{2,30})$/

/** An airport's three letters, such as SYD. */
export const airportPattern = /^[A-Z]{3}$/

/** An airline's two characters, such as QF. */
export const carrierPattern = /^[A-Z0-9]{2}$/

/** The token for everywhere either program flies. Only a question takes it, alone on its side. */
export const ANYWHERE = 'anywhere'

/**
 * What a figure may come from. `sample` marks the built-in world, `own` what a member saw and nobody else is shown,
 * `member` what a member shared and somebody else saw, too.
 */
export const sourceKinds = ['sample', 'file', 'seats-aero', 'own', 'member'] as const

/** How what a member saw is named wherever it is shown; the file's own name stays with them. */
export const ownSourceName = 'You saw this'

/** How a shared seat is named for everybody: by who else saw it. */
export const memberSourceNames = {
  member: 'Seen by a member, confirmed by another',
  check: 'Seen by a member, confirmed by our check',
} as const
export const isMemberSource = (name: string) => name === memberSourceNames.member || name === memberSourceNames.check

/**
 * What an option is sold as. `reward`: a seat set aside for points at the published price. `dynamic`: a cash fare whose
 * price is given in points (Classic Plus, Points Plus Pay, Any Seat). `unknown`: nothing tells which of the two.
 */
export const fareKinds = ['reward', 'dynamic', 'unknown'] as const

/** What a question is about: reward seats, or everything else that points buy. Never both in one list. */
export const fareChoices = ['reward', 'points-only'] as const

/** Days of the week as an address has them, Monday first. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]
