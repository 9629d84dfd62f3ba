import { closeOtherSessions } from '@/lib/server/accounts/session.ts'
import { gate } from '@/lib/server/api/gate.ts'
import { serve } from '@/lib/server/api/serve.ts'

export function POST(request: Request) {
  return serve(request, { class: 'session' }, gate(), () => closeOtherSessions(request))
}
