import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { hashScript, shellStart } from './inline-scripts.ts'
import { answerPolicy } from './policy.ts'

/** What every answer says: pages, files, APIs, redirects, errors, and "not modified". */
export const standingHeaders = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=(), xr-spatial-tracking=()',
  'cross-origin-opener-policy': 'same-origin',
  'reporting-endpoints': 'policy="/api/reports"',
  // Pictures that other sites show of us say otherwise by themselves.
  'cross-origin-resource-policy': 'same-origin',
} as const

export const policyHeader = 'content-security-policy'

/** Pages with a part that is drawn when asked for, so that nobody can know its scripts' hashes before. */
const streamedPages = /^\/(reward-availability-stats|status|admin\/[^?]*|test\/(?!(design|concierge-chat)$)[^?/]+)$/

/** Next.js puts the nonce it finds in a request's policy on what it streams; nobody outside may hand it one. */
export function handNonce(request: IncomingMessage): string {
  delete request.headers[policyHeader]
  const [path = ''] = request.url?.split('?') ?? []
  if (!streamedPages.test(path)) return ''
  const nonce = `'nonce-${randomBytes(18).toString('base64')}'`
  request.headers[policyHeader] = `script-src ${nonce}`
  return nonce
}

/** The scripts of a page that is drawn as it goes out: its nonce, and React's one script that has none. */
export const streamedScripts = (nonce: string): string => nonce && `${hashScript(shellStart)} ${nonce}`

/** What others may frame says so by its own policy, which the older header has no word for. */
const isFramedByOthers = (response: ServerResponse) =>
  String(response.getHeader(policyHeader) ?? '').includes('frame-ancestors *')

/** Puts on an answer, as it goes out, what every answer says and its route has not said otherwise. */
export function completeHeaders(response: ServerResponse, pagePolicy: string): void {
  // Next.js says where a redirect leads twice, for browsers that are gone: an address of 8 kB then overflows what clients read.
  response.removeHeader('refresh')
  if (response.statusCode >= 400) response.setHeader('cache-control', 'no-store')
  const isPage = String(response.getHeader('content-type') ?? '').startsWith('text/html')
  const headers = { ...standingHeaders, [policyHeader]: isPage ? pagePolicy : answerPolicy }
  const framed = isFramedByOthers(response)
  for (const [name, value] of Object.entries(headers)) {
    if (!response.hasHeader(name) && !(framed && name === 'x-frame-options')) response.setHeader(name, value)
  }
}
