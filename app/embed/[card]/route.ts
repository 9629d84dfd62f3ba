import { after, connection } from 'next/server'
import { answerContext } from '@/lib/server/availability/answer-context.ts'
import { answerEmbed } from '@/lib/server/embeds/answer-embed.ts'

/**
 * Serves a route's year for other sites: `/embed/sydney-to-tokyo` as a frame, `/embed/sydney-to-tokyo.svg` as an image.
 */
export async function GET(request: Request, { params }: RouteContext<'/embed/[card]'>) {
  await connection()
  return answerEmbed(request, (await params).card, answerContext(after))
}
