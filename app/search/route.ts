import { localDateOf } from '@/lib/core/clock.ts'
import { searchAddress } from '@/lib/search/plain-words/address.ts'
import { serverClock } from '@/lib/server/clock.ts'

/** Redirects a search in plain words (`?q=`, from search engines and browsers' address bars) to the finder. */
export function GET(request: Request) {
  const query = new URL(request.url).searchParams.get('q') ?? ''
  const address = searchAddress(query, localDateOf(serverClock.now()))
  return new Response(null, { status: 303, headers: { location: address, 'cache-control': 'no-store' } })
}
