import { problemResponse } from '@/lib/server/problem.ts'

/** Where a request comes that would do something to a page or a file; Next.js asks for this address in that case too. */
function refuse(): Response {
  return problemResponse(405, 'Method not allowed', 'Use GET or HEAD for pages and files.', {
    headers: { allow: 'GET, HEAD' },
  })
}

export { refuse as DELETE, refuse as OPTIONS, refuse as PATCH, refuse as POST, refuse as PUT }
