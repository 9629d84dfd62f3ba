import type { Fact } from '../../programs/fact.ts'

/** Where other tools were read about. What has no public address of its own is said in words. */
const sources = {
  mcp: 'https://github.com/gavgrego/seats.aero-mcp-server (README and schema, August 2026)',
  seatsSkill: 'https://github.com/borski/travel-hacking-toolkit/tree/main/skills/seats-aero (2026)',
  seatsBrief: 'https://developers.seats.aero/reference/getting-started-p (read through notes of September 2026)',
  seatsNotes: 'https://developers.seats.aero/reference/concepts-copy (read through notes of July 2026)',
  seatsHelp: 'https://docs.seats.aero/article/68-seatsaero-pro-api-access-limits-and-usage',
  seatsCodes: 'https://docs.seats.aero/article/36-how-to-search-by-airport-city-or-region-code',
  teardown: 'public GitHub file: comparison of award search tools, May 2026',
  access: 'public GitHub file: notes on access to airline data, September 2026',
  recon: 'public GitHub file: survey of flight deal tools, July 2026',
  landscape: 'public GitHub file: notes on award search tools',
  market: 'public GitHub file: analysis of award alerts, May 2026',
  flyertalk:
    'https://www.flyertalk.com/forum/travel-tools/2151694-pointsme-vs-seats-aero-vs-roame-vs-pointsyeah-vs-anything-else-best.html (through a report of March 2026)',
  capabilities: 'public GitHub file: list of travel tools by what they can do',
  roameSkill: 'public GitHub file: notes on flight search tools, February 2026',
  pointPlans: 'https://www.point.me/our-services (transcribed August 2026)',
  pointFaq: 'https://www.point.me/faq',
  efFaq: 'http://www.expertflyer.com/expertflyer-support-faq',
  efHelp: 'https://expertflyer.com/help/award-upgrade?section=connection-preference',
} as const

/** A confirmed statement about another tool: what, the day it holds for, and who says so. */
export function claim(text: string, asOf: string, ...names: (keyof typeof sources)[]): Fact {
  return { text, asOf, confidence: 'confirmed', sources: names.map((name) => sources[name]) }
}
