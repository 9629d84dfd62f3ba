import { connection } from 'next/server'
import { gate } from '@/lib/server/api/gate.ts'
import { serve } from '@/lib/server/api/serve.ts'
import { answerNewToken, answerRevoke, answerTokens, tokensContext } from '@/lib/server/tokens/tokens.ts'

export async function GET(request: Request) {
  await connection()
  return serve(request, { class: 'session' }, gate(), (caller) => answerTokens(caller, tokensContext()))
}

export function POST(request: Request) {
  return serve(request, { class: 'session' }, gate(), (caller) => answerNewToken(request, caller, tokensContext()))
}

export function DELETE(request: Request) {
  return serve(request, { class: 'session' }, gate(), (caller) => answerRevoke(request, caller, tokensContext()))
}
