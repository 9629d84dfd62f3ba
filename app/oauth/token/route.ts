import { serve } from '@/app/api/serve.ts'
import { answerToken } from '@/lib/server/oauth/answer-oauth.ts'
import { oauthContext } from '@/lib/server/oauth/oauth.ts'

export function POST(request: Request) {
  return serve(request, { class: 'read' }, () => answerToken(request, oauthContext(request)))
}
