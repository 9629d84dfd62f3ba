import { serve } from '@/app/api/serve.ts'
import { answerQuestion } from '@/lib/server/oauth/answer-oauth.ts'
import { oauthContext } from '@/lib/server/oauth/oauth.ts'

export function GET(request: Request) {
  return serve(request, { class: 'session' }, () => answerQuestion(request, oauthContext(request)))
}
