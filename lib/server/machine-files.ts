import { getOrigin } from './site-origin.ts'

/** A response for machines, written with the address the site is published at. */
export function machineResponse(request: Request, write: (origin: string) => string, type = 'application/xml') {
  const headers = { 'cache-control': 'public, max-age=300, s-maxage=3600', 'content-type': `${type}; charset=utf-8` }
  return new Response(write(getOrigin(request.headers)), { headers })
}
