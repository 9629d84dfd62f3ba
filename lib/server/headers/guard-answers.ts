import { randomBytes } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { hashesHeader } from './inline-scripts.mjs'
import { answerPolicy, type PolicyContext, pagePolicy } from './policy.ts'

/**
 * The address under which Next.js is to answer a request, so that none brings it to a 500.
 * - A path with broken escapes, such as `/%zz`, is one it cannot read; with its percent signs taken as they stand it names
 *   a page that is not there.
 * - A page asked for by another method than a reader's is one it searches for a server action, of which there are none;
 *   a file is one it has no words for. Both are refused.
 */
export function answeredAddress(method: string, address: string): string {
  if (!reading.has(method) && !/^\/+api\//.test(address)) return '/405'
  const end = address.indexOf('?')
  const path = end === -1 ? address : address.slice(0, end)
  return isReadable(path) ? address : path.replaceAll('%', '%25') + address.slice(path.length)
}

const reading = new Set(['GET', 'HEAD'])

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** What every answer says: pages, files, APIs, redirects, errors, and "not modified". */
export const standingHeaders = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=(), xr-spatial-tracking=()',
  'cross-origin-opener-policy': 'same-origin',
} as const

const policyHeader = 'content-security-policy'

/** Pages with a part that is drawn when asked for, so that nobody can know its scripts' hashes before. */
const streamedPages = /^\/(reward-availability-stats|status|admin\/[^?]*|test\/[^?/]+)$/

/** What a file would be refused for when it cannot meet it, and Next.js has no words for that refusal but 500. */
const refusedConditions = ['range', 'if-match', 'if-unmodified-since'] as const

/** Puts the standing headers and a policy on every answer of this process's servers, whoever writes it, from now on. */
export function guardAnswers(context: PolicyContext): void {
  const policyOf = pagePolicy(context)
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    request.url = answeredAddress(request.method ?? 'GET', request.url ?? '/')
    for (const name of refusedConditions) delete request.headers[name]
    const nonce = handNonce(request)
    const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
    // The last moment at which headers can be set: every way of answering comes by here.
    response.writeHead = (...args: unknown[]) => {
      if (!response.headersSent) completeHeaders(response, policyOf, nonce)
      return writeHead(...args)
    }
  })
}

/** Next.js puts the nonce it finds in a request's policy on what it streams; nobody outside may hand it one. */
function handNonce(request: IncomingMessage): string {
  delete request.headers[policyHeader]
  const [path = ''] = request.url?.split('?') ?? []
  if (!streamedPages.test(path)) return ''
  const nonce = `'nonce-${randomBytes(18).toString('base64')}'`
  request.headers[policyHeader] = `script-src ${nonce}`
  return nonce
}

function completeHeaders(response: ServerResponse, policyOf: (scripts: string) => string, nonce: string): void {
  const hashes = [response.getHeader(hashesHeader) ?? []].flat().join(' ')
  response.removeHeader(hashesHeader)
  // Next.js says where a redirect leads twice, for browsers that are gone: an address of 8 kB then overflows what clients read.
  response.removeHeader('refresh')
  // An answer of 304 has no type; its headers take the place of those the page was kept with.
  const isPage = String(response.getHeader('content-type') ?? (hashes ? 'text/html' : '')).startsWith('text/html')
  const scripts = [hashes, nonce].filter(Boolean).join(' ')
  const headers = { ...standingHeaders, [policyHeader]: isPage ? policyOf(scripts) : answerPolicy }
  for (const [name, value] of Object.entries(headers)) if (!response.hasHeader(name)) response.setHeader(name, value)
}
