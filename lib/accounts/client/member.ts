import type { IdTokenResult, User } from 'firebase/auth'
import { doc, type Firestore } from 'firebase/firestore'
import type { PlanSlug } from '../../core/plan.ts'
import { browserStore, isMarked, readNewestLogIn, type Store } from '../../core/signed-in-marker.ts'
import { accountPaths, isOver, SessionsDocument } from '../documents.ts'
import { clearReferral, recallReferral } from '../referral.ts'
import { signUpBody } from '../referrer.ts'
import { nameLimit, PersonName } from '../sign-up.ts'
import { callFunction } from './functions.ts'
import { Backoff, listenToDocument, type StopListening } from './listen.ts'
import { listenToPersonal } from './personal-documents.ts'
import { reportFault } from './report.ts'
import type { SerialQueue } from './serial-queue.ts'
import type { Services } from './services.ts'
import type { PersonalState } from './state.ts'

/** How long the plan document and the token's claim may differ before the token is first refreshed. */
const planRefreshDelayMs = 1_500
const maxDelayMs = 60_000

/**
 * Keeps the token's plan claim in step with the plan document. Forces a token refresh 1.5 s after they start to differ,
 * and again after twice the wait each time until the server has set the claim.
 */
export class PlanClaim {
  #documentSlug: PlanSlug | null = null
  #claim: unknown
  #waiting = false
  readonly #backoff = new Backoff(planRefreshDelayMs, maxDelayMs)
  readonly #refresh: () => Promise<unknown>

  constructor(refresh: () => Promise<unknown>) {
    this.#refresh = refresh
  }

  setDocumentPlan(slug: PlanSlug | null): void {
    if (slug === this.#documentSlug) return
    this.#stopWaiting()
    this.#documentSlug = slug
    this.#compare()
  }

  setTokenPlan(claim: unknown): void {
    this.#claim = claim
    this.#compare()
  }

  stop(): void {
    this.#stopWaiting()
    this.#documentSlug = null
  }

  #compare(): void {
    if (this.#documentSlug === null || this.#documentSlug === this.#claim) this.#stopWaiting()
    else if (!this.#waiting) {
      this.#waiting = true
      this.#backoff.schedule(() => void this.#refreshNow())
    }
  }

  async #refreshNow(): Promise<void> {
    this.#waiting = false
    // A refresh that fails, e.g. when offline, is retried like one that brought the old claim.
    await this.#refresh().catch(() => this.#compare())
  }

  #stopWaiting(): void {
    this.#waiting = false
    this.#backoff.stop()
  }
}

type AccountDocuments = Pick<PersonalState, 'plan' | 'userDocument' | 'usage'>

/** A sign-up in another tab writes these documents a moment after the account exists; this is how long it gets. */
const graceMs = 5_000
const maxWaitMs = 300_000

/**
 * Completes an account whose sign-up broke off after the auth service had created it, or whose email address has
 * changed there. While a document is missing or out of date, it calls `complete`, after longer and longer waits.
 */
export class AccountRepair {
  #missing = false
  #isPlanMissing = false
  #held = false
  readonly #backoff = new Backoff(graceMs, maxWaitMs)
  readonly #complete: () => Promise<void>

  constructor(complete: () => Promise<void>) {
    this.#complete = complete
  }

  documentsAre({ plan, userDocument, usage }: AccountDocuments, email: string): void {
    const behind = userDocument ? userDocument.email !== email.toLowerCase() : userDocument === null
    this.#isPlanMissing = plan === null
    const missing = behind || this.#isPlanMissing || usage === null
    if (missing === this.#missing) return
    this.#missing = missing
    if (missing) this.#schedule()
    else this.#backoff.stop()
  }

  /**
   * Completes an account without a plan document now, because the rules refuse alerts until there is one.
   * @throws when that fails, or while this page is signing the member up
   */
  async ensurePlan(): Promise<void> {
    if (!this.#isPlanMissing) return
    if (this.#held) throw new Error('Your account isn’t ready yet. Please try again in a moment.')
    await this.#complete()
  }

  /** Pauses repairs while this page itself is signing someone up. */
  hold(held: boolean): void {
    this.#held = held
  }

  stop(): void {
    this.#backoff.stop()
    this.#missing = false
    this.#isPlanMissing = false
  }

  #schedule(): void {
    this.#backoff.schedule(() => void this.#attempt())
  }

  async #attempt(): Promise<void> {
    if (!this.#missing) return
    if (!this.#held) await this.#complete().catch((error: unknown) => reportFault('completing the account', error))
    if (this.#missing) this.#schedule()
  }
}

/** Calls `onOver` when this page's log-in is ended from elsewhere: by another device, a new password or the team. */
export class LogInWatch {
  #sessions: SessionsDocument | null = null
  #logInAt: number | null = null
  readonly #store: Store
  readonly #onOver: () => void

  constructor(store: Store, onOver: () => void) {
    this.#store = store
    this.#onOver = onOver
  }

  /** Starts listening; returns the function that stops it. */
  follow(db: Firestore, uid: string): StopListening {
    return listenToDocument(doc(db, accountPaths.sessions(uid)), SessionsDocument, (sessions) =>
      this.sessionsAre(sessions),
    )
  }

  tokenIs({ authTime }: Pick<IdTokenResult, 'authTime'>): void {
    this.#logInAt = Date.parse(authTime) / 1_000
    this.#compare()
  }

  sessionsAre(sessions: SessionsDocument | null): void {
    this.#sessions = sessions
    this.#compare()
  }

  #compare(): void {
    const sessions = this.#sessions
    if (sessions === null || this.#logInAt === null || !isOver(sessions, this.#logInAt)) return
    // Another tab has logged in again, e.g. with a new password, and its token is on its way to this one.
    if (!isOver(sessions, readNewestLogIn(this.#store))) return
    // Without the marker, another tab has signed out, and the SDK reports that itself.
    if (isMarked(this.#store)) this.#onOver()
  }
}

type OnChange = (change: Partial<PersonalState>) => void

/** What the page is told about a member. */
type Events = { onChange: OnChange; onLogInOver: () => void }

/**
 * Everything that runs while one member is signed in: their live records, their plan claim, the watch on their log-in,
 * and the completion of an unfinished sign-up.
 */
export class Member {
  readonly uid: string
  readonly repair: AccountRepair
  readonly #planClaim: PlanClaim
  readonly #logIn: LogInWatch
  readonly #stops: readonly StopListening[]
  #personal: Partial<PersonalState> = {}
  #isReferralClaimed = false

  constructor(services: Services, user: User, turns: SerialQueue, { onChange, onLogInOver }: Events) {
    this.uid = user.uid
    this.#planClaim = new PlanClaim(() => turns.run(() => user.getIdToken(true)))
    this.repair = new AccountRepair(() => completeAccount(services, user))
    this.#logIn = new LogInWatch(browserStore(), onLogInOver)
    const stopPersonal = listenToPersonal(services.db, user.uid, (change) => {
      this.#personal = { ...this.#personal, ...change }
      onChange(change)
      this.#follow(services, user.email ?? '')
    })
    this.#stops = [stopPersonal, this.#logIn.follow(services.db, user.uid)]
  }

  tokenIs(token: IdTokenResult): void {
    this.#planClaim.setTokenPlan(token.claims.plan)
    this.#logIn.tokenIs(token)
  }

  stop(): void {
    for (const stop of this.#stops) stop()
    this.#planClaim.stop()
    this.repair.stop()
  }

  #follow(services: Services, email: string): void {
    const { plan, userDocument, usage } = this.#personal
    this.#planClaim.setDocumentPlan(plan?.name.slug ?? null)
    this.repair.documentsAre({ plan, userDocument, usage }, email)
    if (userDocument && !this.#isReferralClaimed) {
      this.#isReferralClaimed = true
      void claimStoredReferral(services)
    }
  }
}

async function completeAccount({ functions }: Services, user: User): Promise<void> {
  const email = user.email ?? ''
  const given = PersonName.safeParse(user.displayName)
  const name = given.success ? given.data : (email.split('@')[0] ?? email).slice(0, nameLimit)
  await callFunction(functions, 'createNewUser', signUpBody(user.uid, name, email))
}

/** Tells the server whose link brought this member, then deletes the code. The server decides what it earns. */
async function claimStoredReferral({ functions }: Services): Promise<void> {
  const store = browserStore()
  const code = recallReferral(store, Date.now())
  if (code === null) return
  try {
    await callFunction(functions, 'claimReferral', { code })
    clearReferral(store)
  } catch (error) {
    // The code is kept for the next sign-in within its seven days.
    reportFault('claiming a referral', error)
  }
}
