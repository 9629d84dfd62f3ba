import { getBuckets } from '../../flights/booking-classes.ts'
import type { LoadsAnswer } from '../../flights/flights-contract.ts'
import type { Caller } from '../caller.ts'
import { answerLeg, type FlightContext } from './answer-flights.ts'

/** GET /api/flights/loads?flight&date[&from&to]: booking classes and load of one departure, check by check. */
export function answerLoads(request: Request, caller: Caller, context: FlightContext): Promise<Response> {
  return answerLeg(request, caller, context, async (fields): Promise<LoadsAnswer> => {
    const { leg, now } = fields
    const seen = await context.provider.loads(leg, now)
    const snapshots = context.provider.hasHistory ? seen : await context.snapshots.storeLoads(leg, seen)
    const { buckets, sources } = getBuckets(leg.flight)
    const bucketSources = sources.map(({ title, provenance: { asOf, sources: read, confidence } }) => ({
      title,
      asOf,
      sources: [...read],
      confidence,
    }))
    return { ...fields, looks: snapshots, buckets, bucketSources }
  })
}
