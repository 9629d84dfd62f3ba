import { gate } from '@/lib/server/api/gate.ts'
import { serve } from '@/lib/server/api/serve.ts'
import { answerRegister } from '@/lib/server/oauth/answer-oauth.ts'
import { oauthContext } from '@/lib/server/oauth/oauth.ts'

export function POST(request: Request) {
  const address = gate().addressOf(request.headers)
  return serve(request, { class: 'session' }, gate(), () => answerRegister(request, address, oauthContext(request)))
}
