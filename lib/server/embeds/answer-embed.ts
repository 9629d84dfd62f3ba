import { readParams } from '../../availability/parse-params.ts'
import { SearchAnswer } from '../../availability/search-contract.ts'
import {
  cardStyle,
  drawYear,
  findEmbedRoute,
  pictureStyle,
  toEmbedYear,
  writeCard,
} from '../../content/embed/embed-year.ts'
import { OembedParams, slugOfAddress, toOembed, writeOembedXml } from '../../content/embed/oembed.ts'
import { type AnswerContext, answerSearch } from '../availability/answers.ts'
import { guest } from '../caller.ts'
import { hashInline } from '../http/policy.ts'
import { badRequest, problemResponse } from '../problem.ts'
import { getOrigin } from '../site-origin.ts'

/** Forbids scripts, loading anything and sending forms; any site may frame it. Links open in a new tab. */
const policyFor = (style: string) =>
  `default-src 'none'; style-src ${hashInline(style)}; base-uri 'none'; form-action 'none'; frame-ancestors *; sandbox allow-popups allow-popups-to-escape-sandbox`

const kinds = {
  card: { type: 'text/html', policy: policyFor(cardStyle) },
  picture: { type: 'image/svg+xml', policy: policyFor(pictureStyle) },
} as const

/** Answers with a route's card, or its picture for `.svg`. The content is always what a guest may see, whoever asks. */
export async function answerEmbed(request: Request, card: string, context: AnswerContext): Promise<Response> {
  const kind = card.endsWith('.svg') ? 'picture' : 'card'
  const route = findEmbedRoute(card.replace(/\.svg$/, ''))
  if (route === undefined) return problemResponse(404, 'Route not found', 'We don’t have a card for this route.')
  const searchRequest = new Request(new URL(`/api/search?${route.question}`, request.url))
  const answer = await answerSearch(searchRequest, guest, context)
  if (!answer.ok) return answer
  const year = toEmbedYear(route, SearchAnswer.parse(await answer.json()))
  const body = kind === 'picture' ? drawYear(year) : writeCard(year, getOrigin(request.headers))
  return new Response(body, {
    headers: {
      'content-type': `${kinds[kind].type}; charset=utf-8`,
      'content-security-policy': kinds[kind].policy,
      'cache-control': 'public, max-age=300, s-maxage=3600, stale-while-revalidate=86400',
      'cross-origin-resource-policy': 'cross-origin',
      'x-robots-tag': 'noindex',
    },
  })
}

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
