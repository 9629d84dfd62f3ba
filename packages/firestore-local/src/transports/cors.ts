import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Lets any page read the response. Origin and header names are echoed because the SDK sends credentials, for which
 * browsers do not accept `*`. Returns true when the request was a preflight, which is then answered.
 */
export function answerCors(request: IncomingMessage, response: ServerResponse): boolean {
  const origin = request.headers.origin
  if (origin === undefined) return false
  response.setHeader('Access-Control-Allow-Origin', origin)
  response.setHeader('Access-Control-Allow-Credentials', 'true')
  response.setHeader('Vary', 'Origin')
  if (request.method !== 'OPTIONS') return false
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS')
  response.setHeader('Access-Control-Allow-Headers', request.headers['access-control-request-headers'] ?? '')
  response.setHeader('Access-Control-Max-Age', '86400')
  response.writeHead(204).end()
  return true
}
