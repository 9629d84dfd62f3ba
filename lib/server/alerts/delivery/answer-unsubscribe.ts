import type { Firestore } from 'firebase-admin/firestore'
import { MailChoice } from '../../../alerts/delivery/mail-choice.ts'
import type { Instant } from '../../../core/clock.ts'
import { problemResponse } from '../../problem.ts'
import { applyChoice, readStanding } from './mail-choices.ts'
import { type LinkClaim, readLink } from './signed-link.ts'

export type UnsubscribeContext = { db: Firestore; now: Instant; secret: string | undefined }

/** What a link's choices need: `pause` links can't end mails, nor the other way round. */
const allowed: Record<LinkClaim['purpose'], readonly MailChoice[]> = {
  mail: ['stop', 'start', 'stop-all', 'start-all'],
  pause: ['pause', 'resume'],
}

/** How things stand, for the page a mail's link opens. Looking changes nothing: mail scanners follow links, too. */
export async function answerStanding(request: Request, context: UnsubscribeContext): Promise<Response> {
  const claim = claimOf(request, context)
  if (claim === null) return badLink()
  const standing = await readStanding(context.db, claim)
  return standing === null ? badLink() : Response.json(standing, { headers })
}

/** One click in a mail program (RFC 8058), or a choice on the page: `choice` in the form, `stop` without one. */
export async function answerChoice(request: Request, context: UnsubscribeContext): Promise<Response> {
  const claim = claimOf(request, context)
  if (claim === null) return badLink()
  const choice = await choiceOf(request, claim)
  if (choice === null) return problemResponse(400, 'Not a choice', 'This link can’t do that.')
  await applyChoice(context.db, claim, choice)
  const standing = await readStanding(context.db, claim)
  return standing === null ? badLink() : Response.json(standing, { headers })
}

const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }

function claimOf(request: Request, { secret, now }: UnsubscribeContext): LinkClaim | null {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return secret === undefined || token.length > 1_000 ? null : readLink(token, secret, now)
}

/** Mail programs post `List-Unsubscribe=One-Click`, as a form of either kind. */
async function choiceOf(request: Request, { purpose }: LinkClaim): Promise<MailChoice | null> {
  const form = await request.formData().catch(() => null)
  const choice = MailChoice.safeParse(form?.get('choice') ?? (purpose === 'mail' ? 'stop' : 'pause'))
  return choice.success && allowed[purpose].includes(choice.data) ? choice.data : null
}

function badLink(): Response {
  const detail = 'This link is not whole, or has ended. Your alerts are on the alerts page, where each can be paused.'
  return problemResponse(404, 'Not a link of ours', detail, { headers })
}
