import { connection } from 'next/server'
import { callerOf } from '@/lib/server/caller.ts'
import { answerLoads } from '@/lib/server/flights/answer-loads.ts'
import { flightContext } from '@/lib/server/flights/flight-context.ts'

export async function GET(request: Request) {
  // Without this the build would try to answer once for everybody.
  await connection()
  return answerLoads(request, await callerOf(request), flightContext())
}
