/** How codes and tokens of an address look, apart from the schemas, so that a page can check one without those. */

/** A place as it stands in a URL: an airport or metro code (`SYD`, `LON`), or `country:JP`, `region:europe`. */
export const placePattern = /^([A-Z]{3}|country:[A-Z]{2}|region:[a-z-]{2,30})$/

/** An airline's two characters, such as QF. */
export const carrierPattern = /^[A-Z0-9]{2}$/

/** The token for everywhere either program flies. Only a question takes it, alone on its side. */
export const ANYWHERE = 'anywhere'

/** What a figure may come from. `sample` marks the built-in world. */
export const sourceKinds = ['sample', 'file', 'seats-aero'] as const
