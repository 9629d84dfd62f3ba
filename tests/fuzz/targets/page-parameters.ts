import { draftFields } from '../../../lib/alerts/compose/alert-draft.ts'
import { bidFields } from '../../../lib/calculators/bids/bid-worth.ts'
import { transferFields } from '../../../lib/calculators/card-transfer.ts'
import { chargesFields } from '../../../lib/calculators/carrier-charges.ts'
import { creditCostFields } from '../../../lib/calculators/credit-cost.ts'
import { earnFields } from '../../../lib/calculators/earn-plan.ts'
import type { Fields } from '../../../lib/calculators/fields.ts'
import { flyFields } from '../../../lib/calculators/fly/fly-fields.ts'
import { householdFields } from '../../../lib/calculators/household.ts'
import { itineraryFields as soldFields } from '../../../lib/calculators/itinerary.ts'
import { requestFields } from '../../../lib/calculators/platinum-request.ts'
import { pointsToDollarsFields } from '../../../lib/calculators/points-to-dollars.ts'
import { clockFields } from '../../../lib/calculators/release-clock.ts'
import { statusFields } from '../../../lib/calculators/status-credits.ts'
import { upgradeFields } from '../../../lib/calculators/upgrade.ts'
import { velocityStatusFields } from '../../../lib/calculators/velocity-status.ts'
import { velocityUpgradeFields } from '../../../lib/calculators/velocity-upgrade.ts'
import { whichFields } from '../../../lib/calculators/which-price.ts'
import { wineFields } from '../../../lib/calculators/wine/wine-worth.ts'
import { flightCodecs } from '../../../lib/flights/flight-address.ts'
import { itineraryFields } from '../../../lib/journeys/oneworld-state.ts'
import { runFields } from '../../../lib/journeys/status-run-state.ts'
import { placesFields } from '../../../lib/journeys/where-can-i-go/places-state.ts'
import { codecs } from '../../../lib/search/finder-state.ts'

export type Reader = { read(text: string): unknown; write(value: never): string }

const cities = ['sydney', 'singapore', 'tokyo'] as const
const flights = ['SYD-HND', 'QF1'] as const

/** Every set of inputs that a page keeps in its address, with the codecs that read them. */
const families: Record<string, Record<string, Reader>> = {
  finder: codecs,
  flight: flightCodecs,
  alert: draftFields,
  ...calculators({
    bids: bidFields,
    transfer: transferFields,
    charges: chargesFields,
    creditCost: creditCostFields,
    earn: earnFields,
    fly: flyFields(cities, cities),
    household: householdFields,
    sold: soldFields,
    request: requestFields(flights),
    dollars: pointsToDollarsFields,
    clock: clockFields,
    status: statusFields(flights),
    upgrade: upgradeFields(flights),
    velocityStatus: velocityStatusFields,
    velocityUpgrade: velocityUpgradeFields(flights),
    which: whichFields,
    wine: wineFields,
    oneworld: itineraryFields,
    run: runFields(cities),
    places: placesFields(cities),
  }),
}

function calculators(named: Record<string, Fields<never> | object>): Record<string, Record<string, Reader>> {
  return named as Record<string, Record<string, Reader>>
}

/** Each parameter of each page, such as `finder.from`. */
export const readers: readonly { name: string; reader: Reader }[] = Object.entries(families).flatMap(
  ([family, fields]) => Object.entries(fields).map(([name, reader]) => ({ name: `${family}.${name}`, reader })),
)

/** Their names in an address, and the parameters that pages read on the server. */
export const parameterNames: readonly string[] = [
  ...new Set([
    ...readers.map(({ name }) => name.split('.')[1] ?? ''),
    'ref',
    'mode',
    'oobCode',
    'token',
    'program',
    'url',
    'w',
    'q',
    '_rsc',
  ]),
]
