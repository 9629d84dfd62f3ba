import type { Problem } from '../availability/search-contract.ts'

/** An error answer of an API, as problem details (RFC 9457). */
export function problemResponse(status: number, title: string, detail: string): Response {
  const problem: Problem = { type: 'about:blank', title, status, detail }
  return Response.json(problem, {
    status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
  })
}
