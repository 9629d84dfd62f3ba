import { Backoff } from './backoff.ts'
import { reportFault } from './report.ts'
import type { PersonalState } from './state.ts'

type AccountDocuments = Pick<PersonalState, 'plan' | 'userDocument' | 'usage'>

/** A sign-up in another tab writes these documents a moment after the account exists; it gets this long to do so. */
const graceMs = 5_000
const longestMs = 300_000

/**
 * Completes an account whose sign-up broke off after the auth service had created it, or whose e-mail address has
 * changed there: while a document isn't there or is behind, `complete` is called, later and later.
 */
export class AccountRepair {
  #missing = false
  #held = false
  readonly #backoff = new Backoff(graceMs, longestMs)
  readonly #complete: () => Promise<void>

  constructor(complete: () => Promise<void>) {
    this.#complete = complete
  }

  documentsAre({ plan, userDocument, usage }: AccountDocuments, email: string): void {
    const behind = userDocument ? userDocument.email !== email.toLowerCase() : userDocument === null
    const missing = behind || plan === null || usage === null
    if (missing === this.#missing) return
    this.#missing = missing
    if (missing) this.#schedule()
    else this.#backoff.stop()
  }

  /** While this page itself signs somebody up there is nothing to repair. */
  hold(held: boolean): void {
    this.#held = held
  }

  stop(): void {
    this.#backoff.stop()
    this.#missing = false
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
