import { serve } from '@/app/api/serve.ts'
import { answerDecision } from '@/lib/server/oauth/answer-oauth.ts'
import { oauthContext } from '@/lib/server/oauth/oauth.ts'

export function POST(request: Request) {
  return serve(request, { class: 'session' }, (caller) => answerDecision(request, caller, oauthContext(request)))
}
