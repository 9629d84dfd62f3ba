import { closeSession, openSession } from '@/lib/server/session.ts'

export function POST(request: Request) {
  return openSession(request)
}

export function DELETE(request: Request) {
  return closeSession(request)
}
