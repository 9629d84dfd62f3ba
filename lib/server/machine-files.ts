import { getOrigin } from './site-origin.ts'

const cached = { 'cache-control': 'public, max-age=300, s-maxage=3600' }

/** An XML response for machines, written with the address the site is published at. */
export function xmlResponse(request: Request, write: (origin: string) => string, type = 'application/xml'): Response {
  const headers = { ...cached, 'content-type': `${type}; charset=utf-8` }
  return new Response(write(getOrigin(request.headers)), { headers })
}

/** A plain text response for machines. */
export function textResponse(request: Request, write: (origin: string) => string): Response {
  const headers = { ...cached, 'content-type': 'text/plain; charset=utf-8' }
  return new Response(write(getOrigin(request.headers)), { headers })
}
