import type { IncomingMessage, ServerResponse } from 'node:http'

/** No page or API of ours takes a quarter of these; each one costs the framework processor time, thousands stop it. */
const mostParameters = 100

/** Methods that no server should echo or tunnel for a stranger. */
const refusedMethods: ReadonlySet<string> = new Set(['TRACE', 'TRACK', 'CONNECT'])

type Refusal = { status: number; title: string; detail: string }

/** What a request is refused for before anybody looks at it; null for one that may go on. */
export function findRefusal({ method = 'GET', url = '/' }: Pick<IncomingMessage, 'method' | 'url'>): Refusal | null {
  if (refusedMethods.has(method)) {
    return { status: 405, title: 'Method not allowed', detail: `This site does not answer ${method}.` }
  }
  if (countParameters(url) > mostParameters) {
    return { status: 400, title: 'Too many parameters', detail: `An address has at most ${mostParameters} parameters.` }
  }
  return null
}

/** Counted as they stand: reading them is what must not be done for thousands. */
function countParameters(url: string): number {
  const query = url.indexOf('?')
  if (query < 0) return 0
  let count = 1
  for (let at = url.indexOf('&', query); at >= 0; at = url.indexOf('&', at + 1)) count += 1
  return count
}

/** Problem details for an API, a sentence for a person. No cache may keep either. */
export function refuse(request: IncomingMessage, response: ServerResponse, { status, title, detail }: Refusal): void {
  const isApi = request.url?.startsWith('/api/') === true
  response.statusCode = status
  response.setHeader('cache-control', 'no-store')
  response.setHeader('content-type', isApi ? 'application/problem+json' : 'text/plain; charset=utf-8')
  if (status === 405) response.setHeader('allow', 'GET, HEAD, POST, PUT, PATCH, DELETE')
  response.end(isApi ? JSON.stringify({ type: 'about:blank', title, status, detail }) : `${title}. ${detail}\n`)
}
