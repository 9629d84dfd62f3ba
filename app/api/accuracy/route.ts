import { serve } from '@/app/api/serve.ts'
import { answerAccuracy } from '@/lib/server/live/rechecks.ts'

export function GET(request: Request) {
  return serve(request, { class: 'list' }, () => answerAccuracy())
}
