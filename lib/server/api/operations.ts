import type { Operation } from './operation.ts'
import { accountOperations } from './operations/account.ts'
import { alertOperations } from './operations/alerts.ts'
import { availabilityOperations } from './operations/availability.ts'
import { flightOperations } from './operations/flights.ts'
import { siteOperations } from './operations/site.ts'
import { toolOperations } from './operations/tools.ts'

/** Every operation of this site's API. A test holds it against the handlers there are. */
export const operations: readonly Operation[] = [
  ...availabilityOperations,
  ...flightOperations,
  ...toolOperations,
  ...accountOperations,
  ...alertOperations,
  ...siteOperations,
]
