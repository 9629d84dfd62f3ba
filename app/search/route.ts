import { localDateOf } from '@/lib/core/clock.ts'
import { searchAddress } from '@/lib/search/plain-words/address.ts'
import { serverClock } from '@/lib/server/clock.ts'

/** One field for everything, as search engines and browsers' address bars ask: `?q=` in plain words, sent on to the finder. */
export function GET(request: Request) {
  const said = new URL(request.url).searchParams.get('q') ?? ''
  const address = searchAddress(said, localDateOf(serverClock.now()))
  return new Response(null, { status: 303, headers: { location: address, 'cache-control': 'no-store' } })
}
