import { z } from 'zod'
import { tablePriceOn } from '../../../availability/table-price.ts'
import { answerFly } from '../../../calculators/fly/fly-answer.ts'
import { qantasRoutings } from '../../../calculators/fly/qantas-routings.ts'
import { answerVelocityFly, lowestPoints } from '../../../calculators/fly/velocity-answer.ts'
import { velocityRoutings } from '../../../calculators/fly/velocity-routings.ts'
import { cabinNames } from '../../../core/cabin.ts'
import { localDateOf } from '../../../core/clock.ts'
import { formatDate, formatNumber } from '../../../core/formats.ts'
import type { Program } from '../../../core/program.ts'
import { howSure, surenessNames } from '../../../core/provenance.ts'
import { CarrierCode, Points } from '../../../core/schemas.ts'
import { getAirport } from '../../../network/airports.ts'
import { programFacts } from '../../../programs/program-facts.ts'
import { getPriceKind, priceWords } from '../../../search/price-kind.ts'
import { inputs, requireCity, requirePlace, ToolRefusal, tool } from '../tool.ts'
import { lines } from './seats.ts'

const noFlight = (program: keyof typeof programFacts) =>
  `We don’t know of a flight between these cities that you can book with ${programFacts[program].points}.`

export const priceInPoints = tool({
  name: 'price_in_points',
  title: 'Price in points',
  description:
    'The lowest published points price between two cities in each cabin, for one adult one way. Doesn’t check seats.',
  scope: 'read:seats',
  input: { program: inputs.program, from: inputs.oneFrom, to: inputs.oneTo },
  run({ program, from, to }, { origin }) {
    const [start, end] = [requireCity(from), requireCity(to)]
    const found = cabinLines[program](start, end)
    if (found.length === 0) throw new ToolRefusal(noFlight(program))
    return lines([
      `${start.name} to ${end.name}, ${programFacts[program].points}, one adult, one way:`,
      ...found,
      'Taxes and carrier charges are extra. Airlines can change tables; each table’s date and sources are in the resources.',
      `See: ${origin}${programFacts[program].pages.finder}`,
    ])
  },
})

type City = ReturnType<typeof requireCity>
const state = { trip: 'one-way', people: 1, have: 0 } as const

const cabinLines: Record<Program, (from: City, to: City) => string[]> = { qantas: qantasLines, velocity: velocityLines }

function qantasLines(from: City, to: City): string[] {
  return answerFly(qantasRoutings(from, to), state).cabins.map(
    ({ cabin, points, routing, unsure }) =>
      `- ${cabinNames[cabin]}: ${formatNumber(points)} points via ${routing.airports.join('-')} on ${routing.carriers.join(', ')}${unsure ? ', not confirmed' : ''}`,
  )
}

function velocityLines(from: City, to: City): string[] {
  return answerVelocityFly(velocityRoutings(from, to), state).cabins.map(
    ({ cabin, today, before, routing, sureness }) => {
      const [now, then] = [lowestPoints(today), lowestPoints(before)]
      const points =
        now !== null
          ? `${formatNumber(now)} points`
          : then !== null
            ? `not published today; ${formatNumber(then)} points until 20 January 2025`
            : 'points not published'
      const sure = sureness === null ? '' : `, ${surenessNames[sureness]}`
      return `- ${cabinNames[cabin]}: ${points} via ${routing.airports.join('-')} on ${routing.carriers.join(', ')}${sure}`
    },
  )
}

export const explainPrice = tool({
  name: 'explain_price',
  title: 'Explain a price',
  description:
    'Why a reward seat costs what it does: its published price, zone and miles, how it compares, with dates and sources.',
  scope: 'read:seats',
  input: {
    ...{ program: inputs.program, from: inputs.oneFrom, to: inputs.oneTo, cabin: inputs.cabin },
    carrier: CarrierCode.check(z.describe('Airline that flies it, such as QF')),
    points: z.optional(Points).describe('The points quoted, if known'),
    stops: z
      .array(z.string().regex(/^[A-Z]{3}$/))
      .max(4)
      .default([])
      .describe('Airports of stops; none for a direct flight'),
  },
  run({ program, from, to, cabin, carrier, points = null, stops }, { now, origin }) {
    const [start, end] = [requireAirport(from), requireAirport(to)]
    const row = { program, from: start, to: end, cabin, carriers: [carrier], direct: stops.length === 0, stops, points }
    const tablePrice = tablePriceOn(localDateOf(now))(row)
    const kind = getPriceKind({ points, tablePrice })
    const which = `${start} to ${end}, ${cabinNames[cabin]}, on ${carrier}`
    if (tablePrice === null) return lines([`${which}.`, priceWords[kind]])
    const { points: published, table, zone, miles, asOf, sources } = tablePrice
    return lines([
      `${which}: the published price is ${formatNumber(published)} points.`,
      points === null || points === published ? null : `You were quoted ${formatNumber(points)}.`,
      priceWords[kind],
      `${table}: zone ${zone}, ${formatNumber(Math.round(miles))} miles flown. As of ${formatDate(asOf, 'plain')}, ${surenessNames[howSure(tablePrice)]}.`,
      `Sources: ${sources.join(', ')}`,
      `Compare ways to pay: ${origin}/which-price-is-this`,
    ])
  },
})

/** Returns the one airport a code or a city's name stands for. @throws ToolRefusal */
function requireAirport(text: string): string {
  const [airport = '', ...more] = requirePlace(text).airports
  if (more.length > 0) throw new ToolRefusal('Name one airport by its code: that place has several.')
  return getAirport(airport).iata
}
