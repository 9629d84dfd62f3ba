import { gate } from '@/lib/server/api/gate.ts'
import { serve } from '@/lib/server/api/serve.ts'
import { closeEverySession } from '@/lib/server/session.ts'

export function POST(request: Request) {
  return serve(request, { class: 'session' }, gate(), () => closeEverySession(request))
}
