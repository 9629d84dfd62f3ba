import { closeEverySession } from '@/lib/server/session.ts'

export function POST(request: Request) {
  return closeEverySession(request)
}
