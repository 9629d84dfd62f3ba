import { z } from 'zod'
import { operations } from '../../../lib/server/api/openapi.ts'
import type { Operation } from '../../../lib/server/api/operation.ts'
import { brokenParameters, shapeOf, wellFormed } from '../from-schema.ts'
import { brokenHeaders, type Tokens } from '../headers.ts'
import { hostileText, hostileValue } from '../hostile.ts'
import type { Random } from '../random.ts'
import type { FuzzRequest } from '../request.ts'

/** Operations that work anew for each request: asked as often as the others, they would take most of a run. */
const slow = new Set(['/api/search/live'])

const endpoints = operations.map((operation: Operation) => ({
  ...operation,
  shape: shapeOf(operation.query ?? z.object({})),
}))
const weighted = endpoints.flatMap((endpoint) => {
  const times = slow.has(endpoint.path) ? 1 : endpoint.query ? 6 : 2
  return Array.from({ length: times }, () => endpoint)
})

const wrongMethods = ['PUT', 'PATCH', 'DELETE', 'POST', 'GET', 'HEAD', 'OPTIONS', 'PROPFIND']

/** A request to one of the operations of the API, made from its own schema. */
export function apiRequest(tokens: Tokens, random: Random): FuzzRequest {
  const endpoint = random.pick(weighted)
  const method = random.chance(0.93) ? endpoint.method.toUpperCase() : random.pick(wrongMethods)
  const query = brokenParameters(endpoint.shape, random)
  const path = `${endpoint.path}${random.chance(0.02) ? `/${encodeURIComponent(wellFormed(hostileText(random).slice(0, 200)))}` : ''}`
  const takesBody = method !== 'GET' && method !== 'HEAD'
  return {
    kind: 'api',
    target: `${endpoint.method.toUpperCase()} ${endpoint.path}`,
    method,
    path: query === '' ? path : `${path}?${query}`,
    // Signing out everywhere would revoke the token, and with it the access to members' operations.
    headers: brokenHeaders(endpoint.id === 'closeEverySession' ? [] : tokens, random),
    body: takesBody && random.chance(0.7) ? bodyOf(random) : null,
  }
}

function bodyOf(random: Random): string {
  if (random.chance(0.4)) return `choice=${encodeURIComponent(wellFormed(hostileText(random)))}`
  return random.chance(0.5) ? hostileText(random) : JSON.stringify(hostileValue(random))
}
