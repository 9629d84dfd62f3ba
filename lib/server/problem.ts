import type { ParameterError } from '../availability/parse-params.ts'
import type { Problem } from '../availability/search-contract.ts'
import { currentRequestId } from './logs/request-scope.ts'

type ProblemExtras = { errors?: Problem['errors']; headers?: Record<string, string> }

export const noStore = { 'cache-control': 'no-store' }
/** For what a private link opens: browsers must not leak it in a referrer, and search engines must not index it. */
export const linkHeaders = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }

/** Builds an API's error response as problem details (RFC 9457). `errors` names the invalid parameters. */
export function problemResponse(status: number, title: string, detail: string, extras: ProblemExtras = {}): Response {
  const { errors, headers } = extras
  const requestId = currentRequestId()
  const extra = { ...(errors ? { errors } : {}), ...(requestId ? { requestId } : {}) }
  const problem: Problem = { type: 'about:blank', title, status, detail, ...extra }
  return Response.json(problem, {
    status,
    headers: { 'content-type': 'application/problem+json', ...noStore, ...headers },
  })
}

export function notSignedIn(): Response {
  return problemResponse(401, 'Not signed in', 'Send the ID token of a signed-in member as a bearer token.')
}

/** Builds a 400 that names every invalid parameter and what it should have been. */
export function badRequest(errors: ParameterError[]): Response {
  const named = [...new Set(errors.map(({ parameter }) => parameter))].join(', ')
  return problemResponse(400, 'Check your request', `Please check ${named}.`, { errors })
}
