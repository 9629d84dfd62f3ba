/** The words questions and answers are made of, apart from the schemas, so that a page can know them without those. */

/** What a figure may come from. `sample` marks the built-in world. */
export const sourceKinds = ['sample', 'file', 'seats-aero'] as const

/** The two loyalty programs covered. */
export const programs = ['qantas', 'velocity'] as const

/** Cabins by their letter: Y economy, W premium economy, J business, F first. */
export const cabins = ['Y', 'W', 'J', 'F'] as const

/** A place as it stands in a URL: an airport or metro code (`SYD`, `LON`), or `country:JP`, `region:europe`. */
export const placePattern = /^([A-Z]{3}|country:[A-Z]{2}|region:[a-z-]{2,30})$/

export const carrierPattern = /^[A-Z0-9]{2}$/

/** The token for everywhere either program flies. Only a question takes it, alone on its side. */
export const ANYWHERE = 'anywhere'

/**
 * What rows are ordered by. `value` is statute miles flown for the points, most first; `duration` shortest first;
 * `seats` most first. What is unknown comes last. Charges in other currencies come after those in AUD.
 */
export const sortKeys = ['date', 'points', 'charges', 'seats', 'duration', 'value'] as const
