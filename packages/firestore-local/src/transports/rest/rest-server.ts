import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Engine } from '../../engine.ts'
import { StatusError } from '../../status.ts'
import { parseAuthorization } from '../authorization.ts'
import { parseJson, readBody, sendError, sendJson } from '../http.ts'
import { findMethod } from '../methods.ts'
import { parseMessage } from '../proto/json-codec.ts'
import { parseRestRoute, type RestRoute } from './rest-route.ts'

/**
 * Handles Firestore's REST API, `/v1/projects/…`. Bodies are JSON whatever their Content-Type: browsers send
 * text/plain.
 */
export async function handleRest(
  engine: Engine,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  let inArray = false
  try {
    const text = await readBody(request)
    const route = parseRestRoute(request.method ?? '', url.pathname, url.searchParams)
    const method = findMethod(route.method)
    if (!method) throw new StatusError('UNIMPLEMENTED', `Method ${route.method} is not supported.`)
    inArray = method.stream
    const caller = parseAuthorization(request.headers.authorization)
    const message = parseMessage(method.request, mergeBody(route, text))
    sendJson(response, 200, await method.run(engine, message, caller))
  } catch (error) {
    sendError(response, error, inArray)
  }
}

function mergeBody(route: RestRoute, text: string): unknown {
  if (route.body === 'none') return route.request
  const body = parseJson(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new StatusError('INVALID_ARGUMENT', 'Invalid JSON payload received. Expected an object.')
  }
  // The URL takes precedence over the body, so that the two cannot name different documents.
  if (route.body === 'whole') return { ...body, ...route.request }
  return { ...route.request, document: { ...body, ...(route.request.document as object | undefined) } }
}
