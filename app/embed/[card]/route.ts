import { after, connection } from 'next/server'
import { answerContext } from '@/lib/server/availability/answer-context.ts'
import { answerEmbed } from '@/lib/server/embeds/answer-embed.ts'

/** A route's year for other sites: `/embed/sydney-to-tokyo` to frame, `/embed/sydney-to-tokyo.svg` to show. */
export async function GET(request: Request, { params }: RouteContext<'/embed/[card]'>) {
  await connection()
  return answerEmbed(request, (await params).card, answerContext(after))
}
