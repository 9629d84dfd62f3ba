import { z } from 'zod'
import { cabins } from '../../core/cabin.ts'
import { localDateOf } from '../../core/clock.ts'
import type { Observation } from '../observation.ts'
import { listTablePoints } from '../table-price.ts'
import { type Chunks, formatIssues, type ProviderItem, type Tally, toItem } from './provider.ts'
import { parseSearchedAt } from './recorded-values.ts'
import { readJson } from './text.ts'

/**
 * Responses of Qantas's Flight Reward Finder page as saved from a browser: one as JSON, or many inside a HAR file. From
 * a HAR, only the bodies of responses that list flights are read, and no header, cookie or URL.
 */

const cabinNames = { Y: 'Economy', W: 'PremiumEconomy', J: 'Business', F: 'First' } as const

const Offer = z.object({
  points: z.int().positive(),
  seats: z.int().min(0).nullish(),
  tax: z.number().min(0).nullish(),
  currency: z.string().nullish(),
  /** One booking class per flight, separated by commas. */
  rbd: z.string().nullish(),
  /** True for Classic Plus. */
  isDynamicPricing: z.boolean(),
})
type Offer = z.infer<typeof Offer>

const place = z.object({ code: z.string() })
const Leg = z.object({
  departsAt: z.string(),
  arrivesAt: z.string(),
  flightNumber: z.string(),
  airlineCode: z.string(),
  equipment: z.string().nullish(),
  origin: place,
  destination: place,
})

const Flight = z.object({
  origin: place,
  destination: place,
  departsAt: z.string(),
  cabins: z.object({
    Economy: Offer.nullish(),
    PremiumEconomy: Offer.nullish(),
    Business: Offer.nullish(),
    First: Offer.nullish(),
  }),
  legs: z.array(Leg).min(1).max(8),
  lastSeenAt: z.string(),
})
type Flight = z.infer<typeof Flight>

const Answer = z.object({ flights: z.array(z.unknown()) })
const Har = z.object({
  log: z.object({
    entries: z.array(
      z.object({
        response: z.object({
          content: z.object({ text: z.string().optional(), encoding: z.string().optional() }).optional(),
        }),
      }),
    ),
  }),
})

type Reading = { file: string; tally: Tally; taken: Set<string> }

/** Yields an observation for each cabin of each flight. An exact repeat of an earlier flight yields nothing. */
export async function* readRewardFinder(chunks: Chunks, reading: Reading): AsyncGenerator<ProviderItem> {
  const { file } = reading
  const refused = (reason: string): ProviderItem => ({ ok: false, where: { file, line: 1 }, reason })
  const json = await readJson(chunks)
  if (json.fault !== null) return yield refused(json.fault)
  const answers = answersIn(json.value)
  if (answers.length === 0) {
    return yield refused('holds no answer that lists flights: open the finder page, search, and save the HAR again')
  }
  for (const flight of answers.flatMap(({ flights }) => flights)) yield* itemsOfFlight(flight, reading)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Anything that isn't JSON is not an answer. The caller reports a file without answers.
    return undefined
  }
}

function answersIn(json: unknown): z.infer<typeof Answer>[] {
  const own = Answer.safeParse(json)
  if (own.success) return [own.data]
  const har = Har.safeParse(json)
  if (!har.success) return []
  return har.data.log.entries.flatMap(({ response: { content } }) => {
    const { text = '', encoding } = content ?? {}
    const body = encoding === 'base64' ? fromBase64(text) : text
    const answer = body.includes('"flights"') ? Answer.safeParse(parseJson(body)) : null
    return answer?.success ? [answer.data] : []
  })
}

/** Decodes base64 text, in browsers too. Invalid base64 counts as empty, and so as having no flights. */
function fromBase64(text: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (character) => character.charCodeAt(0)))
  } catch {
    return ''
  }
}

function* itemsOfFlight(value: unknown, { file, tally, taken }: Reading): Generator<ProviderItem> {
  tally.rows += 1
  const flight = Flight.safeParse(value)
  if (!flight.success) {
    yield { ok: false, where: { file, row: `flight ${tally.rows}` }, reason: formatIssues(flight.error) }
    return
  }
  const { legs, departsAt, lastSeenAt } = flight.data
  const row = `${legs.map(({ flightNumber }) => flightNumber).join(' ')} ${departsAt.slice(0, 10)}`
  const id = `${row} ${lastSeenAt} ${JSON.stringify(flight.data.cabins)}`
  if (taken.has(id)) {
    tally.duplicates += 1
    return
  }
  taken.add(id)
  for (const cabin of cabins) {
    const offer = flight.data.cabins[cabinNames[cabin]]
    if (!offer) continue
    const item = toItem(toObservation(flight.data, cabin, offer, file), { file, row: `${row} ${cabin}` })
    yield item.ok ? { ...item, observation: forOneAdult(item.observation) } : item
  }
}

function toObservation(
  { origin, destination, departsAt, legs, lastSeenAt }: Flight,
  cabin: string,
  offer: Offer,
  file: string,
) {
  const classes = (offer.rbd ?? '').split(',').map((text) => text.trim())
  const isAud = offer.currency === 'AU$' || offer.currency === 'AUD'
  return {
    program: 'qantas',
    from: origin.code,
    to: destination.code,
    date: departsAt.slice(0, 10),
    cabin,
    seats: offer.seats ? Math.min(offer.seats, 9) : null,
    points: offer.points,
    charges: offer.tax ? { minor: Math.round(offer.tax * 100), currency: isAud ? 'AUD' : null } : null,
    carriers: [...new Set(legs.map(({ airlineCode }) => airlineCode))],
    direct: legs.length === 1,
    sectors: legs.map((leg, at) => ({
      from: leg.origin.code,
      to: leg.destination.code,
      carrier: leg.airlineCode,
      flight: leg.flightNumber,
      departs: leg.departsAt.slice(0, 16),
      arrives: leg.arrivesAt.slice(0, 16),
      aircraft: leg.equipment || null,
      cabin,
      bookingClass: classes.length === legs.length && /^[A-Z]$/.test(classes[at] ?? '') ? classes[at] : null,
    })),
    fare: offer.isDynamicPricing ? 'dynamic' : 'reward',
    source: { kind: 'file', name: file.slice(-120) },
    seenAt: parseSearchedAt(lastSeenAt.replace(/[+-]00(:?00)?$/, '')),
  }
}

/**
 * Converts prices to one adult's. The page prices the whole party without saying how many they are, so a whole multiple
 * of the table price tells the number.
 */
function forOneAdult(seen: Observation): Observation {
  const { points, charges, fare } = seen
  if (points === null || fare !== 'reward') return seen
  const table = listTablePoints(seen, localDateOf(seen.seenAt))
  const party = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((count) => table.includes(points / count)) ?? 1
  if (party === 1) return seen
  return {
    ...seen,
    points: points / party,
    charges: charges && { ...charges, minor: Math.round(charges.minor / party) },
  }
}
