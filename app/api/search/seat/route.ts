import { after, connection } from 'next/server'
import { gate } from '@/lib/server/api/gate.ts'
import { indexTimeoutMs, serve } from '@/lib/server/api/serve.ts'
import { answerContext } from '@/lib/server/availability/answer-context.ts'
import { answerSeat } from '@/lib/server/availability/answers.ts'
import { env } from '@/lib/server/env.ts'

/** Returns one seat for a signed link. Only its token grants access. */
export async function GET(request: Request) {
  await connection()
  return serve(request, { class: 'read', timeoutMs: indexTimeoutMs }, gate(), () =>
    answerSeat(request, { ...answerContext(after), secret: env().LINK_SECRET }),
  )
}
