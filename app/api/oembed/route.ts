import { serve } from '@/app/api/serve.ts'
import { answerOembed } from '@/lib/server/embeds/answer-embed.ts'

export function GET(request: Request) {
  return serve(request, { class: 'list' }, () => answerOembed(request))
}
