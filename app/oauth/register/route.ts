import { serve } from '@/app/api/serve.ts'
import { gate } from '@/lib/server/api/gate.ts'
import { answerRegister } from '@/lib/server/oauth/answer-oauth.ts'
import { oauthContext } from '@/lib/server/oauth/oauth.ts'

export function POST(request: Request) {
  const address = gate().addressOf(request.headers)
  return serve(request, { class: 'session' }, () => answerRegister(request, address, oauthContext(request)))
}
