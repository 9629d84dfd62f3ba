import { hostileText } from './hostile.ts'
import type { Random } from './random.ts'

/** Valid ID tokens of accounts, so that some requests get past the endpoints' authentication. */
export type Tokens = readonly string[]

const forged =
  'eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.eyJzdWIiOiJub2JvZHkiLCJ1c2VyX2lkIjoibm9ib2R5IiwiYWRtaW4iOnRydWUsInBsYW4iOiJnb2xkIn0.'

/** Keeps only characters allowed in a header: the HTTP client itself refuses to send others. */
const sendable = (text: string) => text.replace(/[^\x20-\x7e]/g, '').slice(0, 4_000)

/** A random address for each request, as of many visitors, because one address would soon be rate-limited. */
function address(random: Random): string {
  if (random.chance(0.03)) return sendable(hostileText(random))
  return `203.${random.below(256)}.${random.below(256)}.${1 + random.below(254)}`
}

/** Headers of a request: its address, credentials, and whatever else a client may send along. */
export function brokenHeaders(tokens: Tokens, random: Random): Record<string, string> {
  const headers: Record<string, string> = { 'x-forwarded-for': address(random) }
  if (tokens.length > 0 && random.chance(0.35)) headers.authorization = `Bearer ${random.pick(tokens)}`
  else if (random.chance(0.2)) headers.authorization = credential(tokens, random)
  if (random.chance(0.1))
    headers.cookie = `__session=${random.pick([forged, 'x', sendable(hostileText(random))])}; a=b;;=`
  const extras = random.chance(0.3) ? 1 + random.below(3) : 0
  for (let time = 0; time < extras; time += 1) Object.assign(headers, oddHeader(random))
  return headers
}

function credential(tokens: Tokens, random: Random): string {
  const [token = forged] = tokens.length > 0 ? [random.pick(tokens)] : []
  const altered = `${token.slice(0, -6)}AAAAAA`
  const made = [`Bearer ${forged}`, `Bearer ${altered}`, 'Bearer', 'Basic YTpi', `Bearer ${'x'.repeat(3_000)}`]
  return random.pick([...made, sendable(`Bearer ${hostileText(random)}`)])
}

function oddHeader(random: Random): Record<string, string> {
  const text = sendable(hostileText(random))
  return random.pick<Record<string, string>>([
    { accept: text },
    { 'accept-encoding': random.pick(['gzip', 'br', 'x', '*;q=0', text]) },
    { 'accept-language': text },
    {
      'content-type': random.pick([
        'application/json',
        'text/plain',
        'multipart/form-data; boundary=',
        'application/x-www-form-urlencoded',
        text,
      ]),
    },
    { 'if-none-match': random.pick(['*', 'W/"x"', text]) },
    { 'if-modified-since': text },
    { range: random.pick(['bytes=0-0', 'bytes=9-1', 'bytes=-1', text]) },
    { origin: random.pick(['null', 'https://evil.example', text]) },
    { referer: text },
    { 'x-forwarded-host': random.pick(['evil.example', 'a:b:c', text]) },
    { 'x-forwarded-proto': random.pick(['https', 'ftp', text]) },
    { 'x-firebase-appcheck': text },
    { 'x-http-method-override': 'DELETE' },
    { 'x-middleware-subrequest': 'middleware:middleware:middleware' },
    { 'x-nextjs-data': '1' },
    { 'next-action': random.pick(['x', '0'.repeat(42), text]) },
    { rsc: '1', ...(random.chance(0.5) ? { 'next-router-state-tree': text } : {}) },
    { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': random.pick(['/_tree', '/_index', text]) },
    { 'sec-fetch-site': random.pick(['cross-site', 'same-origin', text]) },
    { 'user-agent': text },
  ])
}
