import { z } from 'zod'
import { formatDate } from '../core/formats.ts'
import { Cabin } from '../core/schemas.ts'
import { CabinLoad, ClassCount, FlightLeg, LoadSnapshot, SeatSnapshot, SeenSeat } from './flight-snapshots.ts'
import { FlightFault, type FlightProvider } from './provider.ts'
import { recogniseAircraft } from './recognise-aircraft.ts'

/**
 * A contracted source of loads and seats over HTTP. docs/flight-source.md says what it must offer. A vendor with
 * another API gets a small translator in front, so that only this file knows the source.
 */
export type HttpSource = {
  /** Such as `https://flights.example/v1`. */
  url: string
  /** Sent as a bearer token. */
  key: string
  /** The source's name as shown on pages. */
  name: string
  fetch?: typeof fetch
  timeoutMs?: number
}

const Aircraft = z.object({
  iata: z.string().max(4),
  name: z.string().min(1).max(60),
  seats: z.partialRecord(Cabin, z.int().min(0)).optional(),
})
const Legs = z.object({ legs: z.array(FlightLeg).max(200) })
const Load = z.object({
  seenAt: z.iso.datetime(),
  aircraft: Aircraft,
  classes: z.array(ClassCount).max(40),
  cabins: z.array(CabinLoad).max(4),
})
const Seats = z.object({
  seenAt: z.iso.datetime(),
  aircraft: Aircraft,
  seats: z.array(SeenSeat).max(900),
  counts: z._default(SeatSnapshot.shape.counts, []),
})

const defaultTimeoutMs = 8_000

/** Builds the provider for a contracted source. */
export function httpProvider(source: HttpSource): FlightProvider {
  const request = <Shape extends z.ZodType>(path: string, shape: Shape) => fetchFromSource(source, path, shape)
  return {
    source: { kind: 'contracted', name: source.name },
    hasHistory: false,
    async legs({ flight, date }) {
      const { legs } = await request(`/flights/${flight}/${date}/legs`, Legs)
      if (legs.length === 0)
        throw new FlightFault('unknown-flight', `We can’t find ${flight} on ${formatDate(date, 'plain')}.`)
      if (legs.some((leg) => leg.flight !== flight))
        throw new FlightFault('garbled', 'The legs belong to a different flight.')
      return legs
    },
    async departures({ from, to, date }) {
      const { legs } = await request(`/departures?from=${from}&to=${to}&date=${date}`, Legs)
      return legs.toSorted((a, b) => (a.departs ?? '').localeCompare(b.departs ?? ''))
    },
    async loads(leg) {
      const { aircraft, ...snapshot } = await request(`${getPath(leg)}/load`, Load)
      return [LoadSnapshot.parse({ ...snapshot, aircraft: seen(leg, aircraft) })]
    },
    async seats(leg) {
      const { aircraft, ...snapshot } = await request(`${getPath(leg)}/seats`, Seats)
      return [SeatSnapshot.parse({ ...snapshot, aircraft: seen(leg, aircraft) })]
    },
  }
}

function getPath({ flight, date, from, to }: FlightLeg): string {
  return `/flights/${flight}/${date}/${from}-${to}`
}

function seen({ flight }: FlightLeg, { iata, name, seats }: z.infer<typeof Aircraft>) {
  const claim = { carrier: flight.slice(0, 2), iata, ...(seats ? { seats } : {}) }
  return { name, variant: recogniseAircraft(claim)?.id ?? null }
}

async function fetchFromSource<Shape extends z.ZodType>(
  { url, key, fetch: get = fetch, timeoutMs = defaultTimeoutMs }: HttpSource,
  path: string,
  shape: Shape,
): Promise<z.infer<Shape>> {
  const response = await get(`${url}${path}`, {
    headers: { accept: 'application/json', authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(timeoutMs),
    // A redirect would be a change of contract, and the key must not follow it.
    redirect: 'error',
  }).catch((cause: unknown) => {
    throw new FlightFault('unavailable', 'The source couldn’t be reached.', { cause })
  })
  if (!response.ok) throw toFault(response)
  const body: unknown = await response.json().catch((cause: unknown) => {
    throw new FlightFault('garbled', 'The answer is not JSON.', { cause })
  })
  const read = shape.safeParse(body)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new FlightFault('garbled', `The answer's ${issue?.path.join('.') || 'form'} is wrong: ${issue?.message}`)
  }
  return read.data
}

/**
 * Maps a status to a fault: 404 no such flight; 400 and 422 date out of range; 401, 403 and 429 refused; anything else
 * a failure.
 */
function toFault({ status, headers }: Response): FlightFault {
  const wait = Number(headers.get('retry-after') ?? Number.NaN)
  const retryAfter = Number.isFinite(wait) && wait > 0 ? Math.min(3600, Math.ceil(wait)) : null
  if (status === 404) return new FlightFault('unknown-flight', 'We can’t find that flight on that date.')
  if (status === 400 || status === 422) return new FlightFault('out-of-range', 'We don’t have data for that date.')
  if ([401, 403, 429].includes(status)) {
    return new FlightFault('refused', `The source refused with status ${status}.`, { retryAfter })
  }
  return new FlightFault('unavailable', `The source failed with status ${status}.`, { retryAfter })
}
