import { connection } from 'next/server'
import { gate } from '@/lib/server/api/gate.ts'
import { serve } from '@/lib/server/api/serve.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'
import { answerGrantEnd, answerGrants } from '@/lib/server/oauth/grants.ts'

export async function GET(request: Request) {
  await connection()
  return serve(request, { class: 'session' }, gate(), (caller) => answerGrants(caller, adminFirestore()))
}

export function DELETE(request: Request) {
  return serve(request, { class: 'session' }, gate(), (caller) => answerGrantEnd(request, caller, adminFirestore()))
}
