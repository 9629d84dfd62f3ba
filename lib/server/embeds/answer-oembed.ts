import { readParams } from '../../availability/parse-params.ts'
import { findEmbedRoute } from '../../content/embed/embed-year.ts'
import { OembedParams, slugOfAddress, toOembed, writeOembedXml } from '../../content/embed/oembed.ts'
import { badRequest } from '../api/bad-request.ts'
import { problemResponse } from '../problem.ts'
import { getOrigin } from '../site-origin.ts'

/** GET /api/oembed: how to show a route page of ours elsewhere, as JSON or XML. */
export function answerOembed(request: Request): Response {
  const parsed = readParams(new URL(request.url).searchParams, OembedParams)
  if (!parsed.ok) return badRequest(parsed.errors)
  const { url, format, ...sizes } = parsed.value
  if (format !== 'json' && format !== 'xml') {
    return problemResponse(501, 'Format not supported', 'Use json or xml.')
  }
  const origin = getOrigin(request.headers)
  const slug = slugOfAddress(url, origin)
  const route = slug === null ? undefined : findEmbedRoute(slug)
  if (route === undefined) return problemResponse(404, 'Nothing to show', 'Only our route pages can be embedded.')
  const answer = toOembed(route, sizes, origin)
  const headers = { 'cache-control': 'public, max-age=300, s-maxage=3600', 'access-control-allow-origin': '*' }
  if (format === 'json') return Response.json(answer, { headers })
  return new Response(writeOembedXml(answer), { headers: { ...headers, 'content-type': 'text/xml; charset=utf-8' } })
}
