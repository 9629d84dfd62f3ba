import { type IdTokenResult, reload, signOut, type User } from 'firebase/auth'
import { disableNetwork, enableNetwork } from 'firebase/firestore'
import { parseAudience } from '../../core/plan.ts'
import { browserStore, isMarked, noteLogIn, setMarker } from '../../core/signed-in-marker.ts'
import { Member } from './member.ts'
import { reportFault } from './report.ts'
import { SerialQueue } from './serial-queue.ts'
import type { Services } from './services.ts'
import { closeServerSession, openServerSession } from './session-cookie.ts'
import { type AccountState, type SignedOut, withoutUser, withPersonal, withUser } from './state.ts'

/** The longest a log-in waits for the server to end the last session. */
const maxWaitMs = 2_000

export type StoreAccess = { update(change: (state: AccountState) => AccountState): void; getState(): AccountState }

/** Follows who is signed in, and keeps state, marker, live records and the server's session in step with it. */
export class Tracker {
  #member: Member | null = null
  #holdsRepair = false
  /**
   * Runs one exchange with the server at a time; otherwise a slow sign-in could overtake the sign-out that followed it.
   * Password changes and automatic token refreshes also take their turn, because a token from before a password change
   * that is used after it ends the session.
   */
  readonly turns = new SerialQueue()
  /** The last token the server refused. Asking the auth service about it brings the same token back here. */
  #refused: string | null = null
  #isEnding = false
  /** The server's answer to the last sign-out. */
  #closing: Promise<unknown> = Promise.resolve()
  readonly #services: Services
  readonly #store: StoreAccess

  constructor(services: Services, store: StoreAccess) {
    this.#services = services
    this.#store = store
  }

  /** Called with each new token, and with null when no one is signed in (any more). */
  async follow(user: User | null): Promise<void> {
    if (!user) return this.#clearMember()
    const token = await user.getIdTokenResult()
    // The user may have signed out while the token was fetched.
    if (this.#services.auth.currentUser?.uid !== user.uid) return
    // Another tab signed out while this one refreshed its token, and the refresh brought the user back.
    if (this.#isSignedOutElsewhere(user)) return signOut(this.#services.auth)
    setMarker(browserStore(), true)
    noteLogIn(browserStore(), Date.parse(token.authTime) / 1_000)
    this.#store.update((state) => withUser(state, accountUser(user, token)))
    if (this.#member?.uid !== user.uid) this.#begin(user)
    this.#member?.tokenIs(token)
    void this.#exchangeNext(() => this.#openServerSession(user, token))
  }

  /** Pauses repairs while this page signs someone up, because their missing documents are being written. */
  holdRepair(held: boolean): void {
    this.#holdsRepair = held
    this.#member?.repair.hold(held)
  }

  /** Completes the member's account if it has no plan yet. @throws when that fails */
  async ensurePlan(): Promise<void> {
    await this.#member?.repair.ensurePlan()
  }

  /**
   * Ends every log-in through `request`, then signs out here. `signedOut` is what the page says about it. The database's
   * network is off meanwhile, because the rules refuse all that is still listened to as soon as the log-in is over.
   */
  async endEverywhere(request: () => Promise<void>, signedOut: SignedOut | null): Promise<void> {
    const { db } = this.#services
    this.#isEnding = true
    this.#closing = this.turns.run(() => disableNetwork(db).then(request))
    try {
      await this.#closing
      this.#setSignedOut(signedOut)
      await signOut(this.#services.auth)
    } finally {
      this.#isEnding = false
      await enableNetwork(db)
    }
  }

  /** Waits for the server to finish the last sign-out, because tokens identify their log-in only by its second. */
  async lastSignOut(): Promise<void> {
    const late = new Promise((resolve) => setTimeout(resolve, maxWaitMs))
    await Promise.race([this.#closing.catch(() => undefined), late])
  }

  #endHere(): void {
    // This page asked for it, and is waiting for the answer.
    if (this.#isEnding) return
    this.#setSignedOut('elsewhere')
    signOut(this.#services.auth).catch((error: unknown) => reportFault('signing out with every device', error))
  }

  #setSignedOut(signedOut: SignedOut | null): void {
    this.#store.update((state) => ({ ...state, signedOut }))
  }

  /** Signing in here set the marker, so if it is missing, another tab has removed it. */
  #isSignedOutElsewhere(user: User): boolean {
    return this.#store.getState().user?.uid === user.uid && !isMarked(browserStore())
  }

  #begin(user: User): void {
    this.#member?.stop()
    this.#member = new Member(this.#services, user, this.turns, {
      onChange: (change) => this.#store.update((state) => withPersonal(state, user.uid, change)),
      onLogInOver: () => this.#endHere(),
    })
    this.#member.repair.hold(this.#holdsRepair)
  }

  #clearMember(): void {
    this.#member?.stop()
    this.#member = null
    const store = browserStore()
    const wasSignedIn = isMarked(store) || this.#store.getState().user !== null
    setMarker(store, false)
    this.#store.update(withoutUser)
    if (wasSignedIn) this.#closing = this.#exchangeNext(closeServerSession)
  }

  #exchangeNext(exchange: () => Promise<void>): Promise<void> {
    return this.turns.run(exchange).catch((error: unknown) => reportFault('server session', error))
  }

  async #openServerSession(user: User, token: IdTokenResult): Promise<void> {
    if (this.#services.auth.currentUser?.uid !== user.uid) return
    // A newer token arrived while this one waited, and has its own turn.
    if ((await user.getIdToken()) !== token.token) return
    if (token.token === this.#refused || (await openServerSession(token, Date.now()))) return
    // The server refuses a token that was revoked or whose account is disabled: on reload the SDK finds out and signs
    // out.
    this.#refused = token.token
    await reload(user)
  }
}

function accountUser(user: User, token: IdTokenResult) {
  return {
    uid: user.uid,
    email: user.email ?? '',
    emailVerified: user.emailVerified,
    displayName: user.displayName,
    admin: token.claims.admin === true,
    claimedPlan: parseAudience(token.claims.plan),
  }
}
