import { after } from 'next/server'
import { gate } from '@/lib/server/api/gate.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'
import { answerNoStream, serveMcp } from '@/lib/server/mcp/answer-mcp.ts'
import { answerContextFor } from '@/lib/server/own-seats/own-routes.ts'

export function POST(request: Request) {
  return serveMcp(request, gate(), {
    answersFor: (caller) => answerContextFor(caller, after),
    db: adminFirestore,
  })
}

export const GET = answerNoStream
export const DELETE = answerNoStream
