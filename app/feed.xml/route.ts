import { changes, writeFeed } from '@/lib/content/feed.ts'
import { machineResponse } from '@/lib/server/site-origin.ts'

/** Serves the changes in the tables and the network, for feed readers. */
export function GET(request: Request) {
  return machineResponse(request, (origin) => writeFeed(changes(), origin), 'application/atom+xml')
}
