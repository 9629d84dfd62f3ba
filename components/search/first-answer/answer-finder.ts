import { readFinderAddress, readFirstAnswer } from '@/lib/server/availability/first-answer.ts'
import type { PageAnswer } from '@/lib/server/http/front-door.ts'
import { putIntoPage } from './draw-answer.ts'

/** Returns what to fill a finder's page with before it is sent: the answer to the question in its address. */
export function answerFinder(address: string): PageAnswer | null {
  const request = readFinderAddress(address)
  if (request === null || 'redirect' in request) return request
  return {
    async fill(page) {
      const first = await readFirstAnswer(request)
      return first === null ? page : putIntoPage(page, first)
    },
  }
}
