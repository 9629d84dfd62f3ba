import { z } from 'zod'
import { LeaderboardName } from '../accounts/leaderboard.ts'
import { WineOffer } from '../calculators/wine/wine-offer.ts'
import { IncidentNews, IncidentWords } from '../content/status/incident.ts'
import { PlanSlug } from '../core/plan.ts'
import { Switches } from '../shell/switches/switches.ts'

/** The id of a document, not a path. */
const Id = z.string().regex(/^[^/]{1,300}$/, 'is the id of a document')
const Uid = z.string().regex(/^[^/]{1,128}$/, 'is the id of a member')
/** Why a member's account is changed, for the audit log. */
const Reason = z.string().trim().min(3, 'give a short reason').max(500)

/**
 * Every operator action with its input. The server validates calls by this table, and it gives the pages their types.
 */
export const adminInputs = {
  'review.publish': z.strictObject({ reference: Id, published: z.boolean() }),
  'bid.judge': z.strictObject({ id: Id, verdict: z.enum(['approved', 'rejected']) }),
  /** Includes the name, because the member may have chosen another since the page loaded. */
  'name.judge': z.strictObject({ code: Id, name: LeaderboardName, shown: z.boolean() }),
  'form.state': z.strictObject({ reference: Id, status: z.enum(['new', 'answered', 'closed']) }),
  'form.note': z.strictObject({ reference: Id, text: z.string().trim().min(1).max(2_000) }),
  /** Includes the number of messages, because the visitor may have written since the page loaded. */
  'chat.state': z.strictObject({ chat: Id, status: z.enum(['open', 'closed']), count: z.int().min(0) }),
  'letter.retry': z.strictObject({ id: Id }),
  'letter.drop': z.strictObject({ id: Id }),
  'mail.retry': z.strictObject({ id: Id }),
  'wine.save': z.strictObject({
    id: Id.nullable(),
    offer: z.strictObject({
      title: z.string().trim().min(3).max(120),
      ...pick(WineOffer.shape, 'bottles', 'priceAud', 'bonusPoints', 'endsOn', 'seenOn'),
    }),
  }),
  'wine.remove': z.strictObject({ id: Id }),
  'switches.set': z.strictObject(Switches.shape),
  'incident.open': IncidentWords.extend({ state: IncidentNews.shape.state.exclude(['resolved']) }),
  'incident.news': IncidentNews.extend({ id: Id }),
  'incident.edit': IncidentWords.extend({ id: Id }),
  'member.reset-mail': z.strictObject({ uid: Uid }),
  'member.plan': z.strictObject({ uid: Uid, plan: PlanSlug, reason: Reason }),
  'member.disable': z.strictObject({ uid: Uid, disabled: z.boolean(), reason: Reason }),
  /** Blocking also removes everything they shared from other people's searches. */
  'member.sharing': z.strictObject({ uid: Uid, blocked: z.boolean(), reason: Reason }),
  'member.delete': z.strictObject({ uid: Uid, confirmation: z.string().max(500), reason: Reason }),
} as const

export type AdminAction = keyof typeof adminInputs
export type AdminInput<Action extends AdminAction> = z.infer<(typeof adminInputs)[Action]>

export const adminActionNames = Object.keys(adminInputs) as [AdminAction, ...AdminAction[]]

/** The body of `adminAct`. The key identifies one intent: a call repeated with the same key is the same action. */
export const AdminCall = z.strictObject({ key: z.uuid(), action: z.enum(adminActionNames), input: z.unknown() })

/** The answer to an action. `repeated`: this key was already used for the same call. */
export type AdminAnswer = { done: true; repeated: boolean; id: string | null }

function pick<Shape extends object, Key extends keyof Shape>(shape: Shape, ...keys: Key[]): Pick<Shape, Key> {
  return Object.fromEntries(keys.map((key) => [key, shape[key]])) as Pick<Shape, Key>
}
