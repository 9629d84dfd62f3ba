import { serve } from '@/app/api/serve.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'
import { answerGrantEnd, answerGrants } from '@/lib/server/oauth/grants.ts'

export function GET(request: Request) {
  return serve(request, { class: 'session' }, (caller) => answerGrants(caller, adminFirestore()))
}

export function DELETE(request: Request) {
  return serve(request, { class: 'session' }, (caller) => answerGrantEnd(request, caller, adminFirestore()))
}
