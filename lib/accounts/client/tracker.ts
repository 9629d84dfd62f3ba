import { type IdTokenResult, reload, signOut, type User } from 'firebase/auth'
import { audienceOf } from '../../core/plan.ts'
import { browserStore, isMarked, setMarker } from '../../core/signed-in-marker.ts'
import { Member } from './member.ts'
import { reportFault } from './report.ts'
import type { Services } from './services.ts'
import { closeServerSession, openServerSession } from './session-cookie.ts'
import { type AccountState, withoutUser, withPersonal, withUser } from './state.ts'
import { Turns } from './turns.ts'

export type StoreAccess = { update(change: (state: AccountState) => AccountState): void; getState(): AccountState }

/** Follows who is signed in, and keeps state, marker, live records and the server's session in step with it. */
export class Tracker {
  #member: Member | null = null
  #holdsRepair = false
  /**
   * One exchange with the server at a time, or a slow sign-in could overtake the sign-out that followed it. A new
   * password and refreshes that nobody asked for take their turn too: a token of before it, used after it, ends the session.
   */
  readonly turns = new Turns()
  /** The token the server refused last: asking the service about it brings it back here. */
  #refused: string | null = null
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
    this.#store.update((state) => withUser(state, accountUser(user, token)))
    if (this.#member?.uid !== user.uid) this.#begin(user)
    this.#member?.tokenIs(token)
    this.#exchangeNext(() => this.#openServerSession(user, token))
  }

  /** While this page signs somebody up, their missing documents are being written and need no repair. */
  holdRepair(held: boolean): void {
    this.#holdsRepair = held
    this.#member?.repair.hold(held)
  }

  /** Whoever is signed in here has set the marker; without it, another tab took it away. */
  #isSignedOutElsewhere(user: User): boolean {
    return this.#store.getState().user?.uid === user.uid && !isMarked(browserStore())
  }

  #begin(user: User): void {
    this.#member?.stop()
    this.#member = new Member(this.#services, user, this.turns, (change) =>
      this.#store.update((state) => withPersonal(state, user.uid, change)),
    )
    this.#member.repair.hold(this.#holdsRepair)
  }

  #forget(): void {
    this.#member?.stop()
    this.#member = null
    const store = browserStore()
    const wasSignedIn = isMarked(store) || this.#store.getState().user !== null
    setMarker(store, false)
    this.#store.update(withoutUser)
    if (wasSignedIn) this.#exchangeNext(closeServerSession)
  }

  #exchangeNext(exchange: () => Promise<void>): void {
    this.turns.take(exchange).catch((error: unknown) => reportFault('server session', error))
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
    claimedPlan: audienceOf(token.claims.plan),
  }
}
