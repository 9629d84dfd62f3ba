import { problemResponse } from '@/lib/server/problem.ts'

/** Answers requests with a method that pages and files don't allow; Next.js also routes such requests here. */
function refuse(): Response {
  return problemResponse(405, 'Method not allowed', 'Use GET or HEAD for pages and files.', {
    headers: { allow: 'GET, HEAD' },
  })
}

export { refuse as DELETE, refuse as OPTIONS, refuse as PATCH, refuse as POST, refuse as PUT }
