import type { AlertDocument } from '../../alerts/alert.ts'
import type { SeatAlertDocument } from '../../alerts/seat-alert-document.ts'
import type { PlanDocument } from '../../billing/plan-document.ts'
import type { Audience, PlanSlug } from '../../core/plan.ts'
import type { SearchHistoryDocument } from '../../search/search-history.ts'
import type { ReferralDocument, UsageDocument, UserDocument } from '../documents.ts'

export type Identified<Document> = Document & { id: string }

/**
 * A live value: undefined until the first answer, null if there is none; a list is null if the database is out of
 * reach.
 */
export type Live<Value> = Value | null | undefined

/** The signed-in member as the auth service knows them. */
export type AccountUser = {
  uid: string
  email: string
  emailVerified: boolean
  displayName: string | null
  admin: boolean
  /** The plan in their token. After a change of plan, the servers apply the new one once this has changed too. */
  claimedPlan: Audience
}

/** The live records of the signed-in member. */
export type PersonalState = {
  /** A guest's is null. */
  plan: Live<PlanDocument>
  userDocument: Live<UserDocument>
  usage: Live<UsageDocument>
  alerts: Live<Identified<AlertDocument>[]>
  seatAlerts: Live<Identified<SeatAlertDocument>[]>
  searchHistory: Live<Identified<SearchHistoryDocument>[]>
  /** What their referral link brought. */
  referral: Live<ReferralDocument>
}

export type SignedOut = 'everywhere' | 'elsewhere'

export type AccountState = PersonalState & {
  user: AccountUser | null
  /** The plan in force; null for a guest, and until the plan document has arrived. */
  planSlug: PlanSlug | null
  /** True while a signed-in marker is stored here and the session is not yet confirmed. */
  staleUser: boolean
  /** True once the marker has been checked, so that a state without user and marker really is a guest's. */
  known: boolean
  /** `everywhere` after signing out of every device from here, `elsewhere` if this log-in was ended from elsewhere. */
  signedOut: SignedOut | null
  /** How far the site's clock is ahead of this machine's, in ms. Usage is counted by the site's date. */
  clockOffsetMs: number
}

export const nothingPersonal: PersonalState = {
  plan: undefined,
  userDocument: undefined,
  usage: undefined,
  alerts: undefined,
  seatAlerts: undefined,
  searchHistory: undefined,
  referral: undefined,
}

/** Whether every record has had its first answer, even if the answer was that there is none. */
export function hasArrived(state: PersonalState): boolean {
  const { plan, userDocument, usage, alerts, seatAlerts, searchHistory, referral } = state
  // The referral is only requested once the user document has given its code.
  const expected = [plan, userDocument, usage, alerts, seatAlerts, searchHistory, ...(userDocument ? [referral] : [])]
  return expected.every((record) => record !== undefined)
}

/** The state that the server renders and every page starts with. */
export const initialState: AccountState = {
  ...nothingPersonal,
  user: null,
  planSlug: null,
  staleUser: false,
  known: false,
  signedOut: null,
  clockOffsetMs: 0,
}

/** Applies a sign-in or a new token. Another member's records are never kept. */
export function withUser(state: AccountState, user: AccountUser): AccountState {
  const isSameUser = state.user?.uid === user.uid
  return {
    ...state,
    ...(isSameUser ? {} : { ...nothingPersonal, planSlug: null }),
    user,
    staleUser: false,
    known: true,
    signedOut: null,
  }
}

export function withoutUser(state: AccountState): AccountState {
  return { ...state, ...nothingPersonal, plan: null, user: null, planSlug: null, staleUser: false, known: true }
}

/** Returns whose limits apply. A member whose plan is unknown has a guest's; the token counts until its document arrives. */
export function getAudience({ user, plan, planSlug }: AccountState): Audience {
  if (!user) return 'guest'
  return plan === undefined ? user.claimedPlan : (planSlug ?? 'guest')
}

/** Applies changed live records. Ignored for a member who is no longer signed in. */
export function withPersonal(state: AccountState, uid: string, change: Partial<PersonalState>): AccountState {
  if (state.user?.uid !== uid) return state
  const next = { ...state, ...change }
  return { ...next, planSlug: next.plan?.name.slug ?? null }
}
