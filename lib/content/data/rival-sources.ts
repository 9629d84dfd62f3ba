import type { Fact } from '../../programs/fact.ts'

/**
 * The sources on other tools. Null for notes in public files whose author and address are unknown, so that they cannot
 * be named as a source.
 */
const sources = {
  mcp: 'https://github.com/gavgrego/seats.aero-mcp-server (README and schema, August 2026)',
  seatsSkill: 'https://github.com/borski/travel-hacking-toolkit/tree/main/skills/seats-aero (2026)',
  seatsBrief: 'https://developers.seats.aero/reference/getting-started-p (read through notes of September 2026)',
  seatsNotes: 'https://developers.seats.aero/reference/concepts-copy (read through notes of July 2026)',
  seatsHelp: 'https://docs.seats.aero/article/68-seatsaero-pro-api-access-limits-and-usage',
  seatsCodes: 'https://docs.seats.aero/article/36-how-to-search-by-airport-city-or-region-code',
  teardown: null,
  access: null,
  recon: null,
  landscape: null,
  market: null,
  flyertalk:
    'https://www.flyertalk.com/forum/travel-tools/2151694-pointsme-vs-seats-aero-vs-roame-vs-pointsyeah-vs-anything-else-best.html (through a report of March 2026)',
  capabilities: null,
  roameSkill: null,
  pointPlans: 'https://www.point.me/our-services (transcribed August 2026)',
  pointFaq: 'https://www.point.me/faq',
  efFaq: 'http://www.expertflyer.com/expertflyer-support-faq',
  efHelp: 'https://expertflyer.com/help/award-upgrade?section=connection-preference',
} as const

/** A claim about another tool, with its date and sources; `recalled` when no source can be named. */
export function claim(text: string, asOf: string, ...names: (keyof typeof sources)[]): Fact {
  const named = names.flatMap((name) => sources[name] ?? [])
  return { text, asOf, confidence: named.length > 0 ? 'confirmed' : 'recalled', sources: named }
}
