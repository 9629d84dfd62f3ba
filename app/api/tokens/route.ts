import { serve } from '@/app/api/serve.ts'
import { answerNewToken, answerRevoke, answerTokens, tokensContext } from '@/lib/server/tokens/tokens.ts'

export function GET(request: Request) {
  return serve(request, { class: 'session' }, (caller) => answerTokens(caller, tokensContext()))
}

export function POST(request: Request) {
  return serve(request, { class: 'session' }, (caller) => answerNewToken(request, caller, tokensContext()))
}

export function DELETE(request: Request) {
  return serve(request, { class: 'session' }, (caller) => answerRevoke(request, caller, tokensContext()))
}
