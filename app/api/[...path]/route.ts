import { problemResponse } from '@/lib/server/problem.ts'

/** Answers addresses that no API has, with a problem document rather than the not-found page that visitors get. */
function notFound(request: Request): Response {
  const { pathname } = new URL(request.url)
  return problemResponse(404, 'Not found', `We don’t have ${pathname}. See /api/openapi.json for every address.`)
}

export async function GET(request: Request) {
  return notFound(request)
}

export { notFound as DELETE, notFound as PATCH, notFound as POST, notFound as PUT }
