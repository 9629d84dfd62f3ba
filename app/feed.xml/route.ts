import { writeFeed } from '@/lib/content/atom.ts'
import { changes } from '@/lib/content/changes.ts'
import { xmlResponse } from '@/lib/server/machine-files.ts'

/** Serves the changes in the tables and the network, for feed readers. */
export function GET(request: Request) {
  return xmlResponse(request, (origin) => writeFeed(changes(), origin), 'application/atom+xml')
}
