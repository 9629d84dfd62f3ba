/** At most so many route preloads are under way at once. */
export const maxPreloads = 4

/** What browsers say of the network; some say nothing. */
export type Connection = { saveData?: boolean; effectiveType?: string }

/** Preloading spends data a visitor may not have: none with data-saver on, none at 2G speed. */
export function mayPreload(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
}

/** True for a request the router makes ahead of a visit, which it marks. */
export function isPreload(headers: HeadersInit | undefined): boolean {
  const marks = new Headers(headers)
  return marks.has('next-router-prefetch') || marks.has('next-router-segment-prefetch')
}

/**
 * A `fetch` that has at most `maxPreloads` of the router's preloads under way, to their last byte, and refuses them all
 * where `isAllowed` says no; the router then loads the page when it is visited. None starts before `isNeeded` resolves:
 * with a page come the scripts it needs, which a visitor who only reads would load in vain. Other requests pass
 * untouched.
 */
export function gatePreloads(
  fetchNow: typeof fetch,
  isAllowed: () => boolean,
  isNeeded: Promise<void> = Promise.resolve(),
): typeof fetch {
  let underWay = 0
  const waiting: (() => void)[] = []

  function release(): void {
    underWay -= 1
    waiting.shift()?.()
  }

  async function passThrough(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    await isNeeded
    while (underWay >= maxPreloads) await new Promise<void>((resolve) => waiting.push(resolve))
    underWay += 1
    try {
      const response = await fetchNow(input, init)
      response.clone().arrayBuffer().then(release, release)
      return response
    } catch (error) {
      release()
      throw error
    }
  }

  return (input, init) => {
    if (!isPreload(init?.headers)) return fetchNow(input, init)
    return isAllowed() ? passThrough(input, init) : Promise.reject(new TypeError('No preloading on this connection.'))
  }
}
