import { serve } from '@/app/api/serve.ts'
import { closeEverySession } from '@/lib/server/accounts/session.ts'

export function POST(request: Request) {
  return serve(request, { class: 'session' }, () => closeEverySession(request))
}
