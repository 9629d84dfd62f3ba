import { connection } from 'next/server'
import { gate } from '@/lib/server/api/gate.ts'
import { serve } from '@/lib/server/api/serve.ts'
import { answerQuestion } from '@/lib/server/oauth/answer-oauth.ts'
import { oauthContext } from '@/lib/server/oauth/oauth.ts'

export async function GET(request: Request) {
  await connection()
  return serve(request, { class: 'session' }, gate(), () => answerQuestion(request, oauthContext(request)))
}
