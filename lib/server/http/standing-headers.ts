import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerPolicy, hashInline, shellStart } from './policy.ts'

/** Headers of every response: pages, files, APIs, redirects, errors, and "not modified". */
export const standingHeaders = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=(), xr-spatial-tracking=()',
  'cross-origin-opener-policy': 'same-origin',
  'reporting-endpoints': 'policy="/api/reports"',
  // Images that other sites may embed override this themselves.
  'cross-origin-resource-policy': 'same-origin',
} as const

export const policyHeader = 'content-security-policy'

/** Pages with a part that is drawn per request, so that the hashes of its scripts can't be known in advance. */
const streamedPages = /^\/(reward-availability-stats|status|admin\/[^?]*|test\/(?!(design|concierge-chat)$)[^?/]+)$/

/**
 * Next.js puts the nonce it finds in a request's policy on what it streams. A client's own policy header is removed, so
 * that no one outside can supply the nonce.
 */
export function setNonce(request: IncomingMessage): string {
  delete request.headers[policyHeader]
  const [path = ''] = request.url?.split('?') ?? []
  if (!streamedPages.test(path)) return ''
  const nonce = `'nonce-${randomBytes(18).toString('base64')}'`
  request.headers[policyHeader] = `script-src ${nonce}`
  return nonce
}

/** The script sources of a streamed page: its nonce, and React's one script that has none. */
export const streamedScripts = (nonce: string): string => nonce && `${hashInline(shellStart)} ${nonce}`

/** Whether other sites may frame a response: its own policy says so, which the older header has no value for. */
const isFramedByOthers = (response: ServerResponse) =>
  String(response.getHeader(policyHeader) ?? '').includes('frame-ancestors *')

/** Adds the standing headers to a response as it is sent, unless its route has set them itself. */
export function completeHeaders(response: ServerResponse, pagePolicy: string): void {
  // Next.js names a redirect's target twice, for browsers no longer in use: an address of 8 kB would then exceed what
  // clients read.
  response.removeHeader('refresh')
  if (response.statusCode >= 400) response.setHeader('cache-control', 'no-store')
  const isPage = String(response.getHeader('content-type') ?? '').startsWith('text/html')
  const headers = { ...standingHeaders, [policyHeader]: isPage ? pagePolicy : answerPolicy }
  const framed = isFramedByOthers(response)
  for (const [name, value] of Object.entries(headers)) {
    if (!response.hasHeader(name) && !(framed && name === 'x-frame-options')) response.setHeader(name, value)
  }
}
