import { type IdTokenResult, reload, signOut, type User } from 'firebase/auth'
import { parseAudience } from '../../core/plan.ts'
import { browserStore, isMarked, noteLogIn, setMarker } from '../../core/signed-in-marker.ts'
import { Member } from './member.ts'
import { reportFault } from './report.ts'
import { SerialQueue } from './serial-queue.ts'
import type { Services } from './services.ts'
import { closeServerSession, openServerSession } from './session-cookie.ts'
import { type AccountState, type SignedOut, withoutUser, withPersonal, withUser } from './state.ts'

/** A server that is slow to end a session keeps nobody from logging in. */
const longestWaitMs = 2_000

export type StoreAccess = { update(change: (state: AccountState) => AccountState): void; getState(): AccountState }

/** Follows who is signed in, and keeps state, marker, live records and the server's session in step with it. */
export class Tracker {
  #member: Member | null = null
  #holdsRepair = false
  /**
   * One exchange with the server at a time, or a slow sign-in could overtake the sign-out that followed it. A new
   * password and refreshes that nobody asked for run their turn too: a token of before it, used after it, ends the session.
   */
  readonly turns = new SerialQueue()
  /** The token the server refused last: asking the service about it brings it back here. */
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

  /** Called with each new token, and with null when nobody is signed in (any more). */
  async follow(user: User | null): Promise<void> {
    if (!user) return this.#forget()
    const token = await user.getIdTokenResult()
    // Signing out may have overtaken the answer.
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

  /** While this page signs somebody up, their missing documents are being written and need no repair. */
  holdRepair(held: boolean): void {
    this.#holdsRepair = held
    this.#member?.repair.hold(held)
  }

  /** Ends every log-in by `request`, and this one once it is done. `said` is what the page tells of it. */
  async endEverywhere(request: () => Promise<void>, said: SignedOut | null): Promise<void> {
    this.#isEnding = true
    this.#closing = this.turns.run(request)
    try {
      await this.#closing
      this.#say(said)
      await signOut(this.#services.auth)
    } finally {
      this.#isEnding = false
    }
  }

  /** Tokens tell their log-in by the second, so the next one waits until the server is done with the last. */
  async lastSignOut(): Promise<void> {
    const late = new Promise((resolve) => setTimeout(resolve, longestWaitMs))
    await Promise.race([this.#closing.catch(() => undefined), late])
  }

  #endHere(): void {
    // This page asked for it, and waits for the answer.
    if (this.#isEnding) return
    this.#say('elsewhere')
    signOut(this.#services.auth).catch((error: unknown) => reportFault('signing out with every device', error))
  }

  #say(signedOut: SignedOut | null): void {
    this.#store.update((state) => ({ ...state, signedOut }))
  }

  /** Whoever is signed in here has set the marker; without it, another tab took it away. */
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

  #forget(): void {
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
    // While it waited a newer one came, which has its own turn.
    if ((await user.getIdToken()) !== token.token) return
    if (token.token === this.#refused || (await openServerSession(token, Date.now()))) return
    // A token the server refuses was revoked, or the account disabled: the SDK finds out and signs out.
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
