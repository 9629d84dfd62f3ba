import { gate } from '@/lib/server/api/gate.ts'
import { serve } from '@/lib/server/api/serve.ts'
import { answerToken } from '@/lib/server/oauth/answer-oauth.ts'
import { oauthContext } from '@/lib/server/oauth/oauth.ts'

export function POST(request: Request) {
  return serve(request, { class: 'read' }, gate(), () => answerToken(request, oauthContext(request)))
}
