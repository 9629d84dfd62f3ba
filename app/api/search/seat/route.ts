import { after } from 'next/server'
import { serve } from '@/app/api/serve.ts'
import { indexTimeoutMs } from '@/lib/server/api/serve.ts'
import { answerContext } from '@/lib/server/availability/answer-context.ts'
import { answerSeat } from '@/lib/server/availability/answers.ts'
import { env } from '@/lib/server/env.ts'

/** Returns one seat for a signed link. Only its token grants access. */
export function GET(request: Request) {
  return serve(request, { class: 'read', timeoutMs: indexTimeoutMs }, () =>
    answerSeat(request, { ...answerContext(after), secret: env().LINK_SECRET }),
  )
}
