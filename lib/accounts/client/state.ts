import type { AlertDocument } from '../../alerts/alert.ts'
import type { SeatAlertDocument } from '../../alerts/seat-alert-document.ts'
import type { PlanDocument } from '../../billing/plan-document.ts'
import type { Audience, PlanSlug } from '../../core/plan.ts'
import type { SearchHistoryDocument } from '../../search/search-history.ts'
import type { ReferralDocument, UsageDocument, UserDocument } from '../documents.ts'

export type Identified<Document> = Document & { id: string }

/** Something live: undefined until the first answer, null when there is none; of a list, when nobody could be asked. */
export type Live<Value> = Value | null | undefined

/** The signed-in person as the auth service knows them. */
export type AccountUser = {
  uid: string
  email: string
  emailVerified: boolean
  displayName: string | null
  admin: boolean
  /** The plan their token carries: after a change of plan the servers answer by it once this has changed too. */
  claimedPlan: Audience
}

/** What is live for the person signed in. */
export type PersonalState = {
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
  /** The plan in force; null for a guest and until the plan document has come. */
  planSlug: PlanSlug | null
  /** A signed-in marker was stored here and the session is not yet confirmed. */
  staleUser: boolean
  /** The marker has been looked at, so a state without user and marker really is a guest's. */
  known: boolean
  /** Set when the last sign-out was meant for every device: on this one, or told from elsewhere. */
  signedOut: SignedOut | null
  /** How far the site's clock is from this machine's, in ms: a site at another date counts that date's uses. */
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

/** Whether every record had its first answer, even if it was that there is none. */
export function hasArrived(state: PersonalState): boolean {
  const { plan, userDocument, usage, alerts, seatAlerts, searchHistory, referral } = state
  // The referral is only asked for once the user document has named it.
  const asked = [plan, userDocument, usage, alerts, seatAlerts, searchHistory, ...(userDocument ? [referral] : [])]
  return asked.every((record) => record !== undefined)
}

/** What the server renders, and every page begins with. */
export const initialState: AccountState = {
  ...nothingPersonal,
  user: null,
  planSlug: null,
  staleUser: false,
  known: false,
  signedOut: null,
  clockOffsetMs: 0,
}

/** Somebody signed in (or their token changed): another person's records never stay. */
export function withUser(state: AccountState, user: AccountUser): AccountState {
  const same = state.user?.uid === user.uid
  return {
    ...state,
    ...(same ? {} : { ...nothingPersonal, planSlug: null }),
    user,
    staleUser: false,
    known: true,
    signedOut: null,
  }
}

export function withoutUser(state: AccountState): AccountState {
  return { ...state, ...nothingPersonal, user: null, planSlug: null, staleUser: false, known: true }
}

/** One or more of the live records changed. Ignored for a person who is no longer the one signed in. */
export function withPersonal(state: AccountState, uid: string, change: Partial<PersonalState>): AccountState {
  if (state.user?.uid !== uid) return state
  const next = { ...state, ...change }
  return { ...next, planSlug: next.plan?.name.slug ?? null }
}
