import type { PlannedLeg } from '@/lib/journeys/oneworld-state.ts'

/** An itinerary in codes: SYD – HND – LHR. */
export function RouteCodes({ legs }: { legs: readonly Pick<PlannedLeg, 'from' | 'to'>[] }) {
  return <span className="font-mono text-12 text-muted">{formatCodes(legs)}</span>
}

/** The airports of an itinerary in order, joined by dashes. */
export function formatCodes(legs: readonly Pick<PlannedLeg, 'from' | 'to'>[]): string {
  return [legs[0]?.from ?? '', ...legs.map(({ to }) => to)].join(' – ')
}
