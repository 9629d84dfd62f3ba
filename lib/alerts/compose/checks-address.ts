import type { AlertSettings } from '../alert.ts'

/** The most alerts asked about in one request, so that its URL stays short. */
const AT_ONCE = 10

type Watched = { id: string; settings: Pick<AlertSettings, 'programs' | 'from' | 'to' | 'stay'> }

/**
 * Returns the URLs that tell when alerts are checked next, each for some of the alerts, with their ids in the order
 * of the answer.
 */
export function checksAddresses(alerts: readonly Watched[]): { ids: string[]; address: string }[] {
  return Array.from({ length: Math.ceil(alerts.length / AT_ONCE) }, (_, at) => {
    const some = alerts.slice(at * AT_ONCE, (at + 1) * AT_ONCE)
    const requested = some.map(({ settings: { programs, from, to, stay } }) => ({
      programs,
      from,
      to,
      back: stay !== null,
    }))
    const query = new URLSearchParams({ alerts: JSON.stringify(requested) })
    return { ids: some.map(({ id }) => id), address: `/api/alerts/checks?${query}` }
  })
}
