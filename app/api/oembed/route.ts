import { connection } from 'next/server'
import { gate } from '@/lib/server/api/gate.ts'
import { serve } from '@/lib/server/api/serve.ts'
import { answerOembed } from '@/lib/server/embeds/answer-embed.ts'

export async function GET(request: Request) {
  await connection()
  return serve(request, { class: 'list' }, gate(), () => answerOembed(request))
}
