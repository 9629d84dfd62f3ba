import type { PlanSlug } from '../../core/plan.ts'
import { Backoff } from './backoff.ts'

/** How long after the plan document and the token's claim differ the token is refreshed. */
export const planRefreshDelayMs = 1_500
const longestDelayMs = 60_000

/**
 * Brings the token's plan claim after the plan document: 1.5 s after they differ the token is refreshed by force, and
 * again after twice the wait while the server has not set the claim yet.
 */
export class PlanClaim {
  #documentSlug: PlanSlug | null = null
  #claim: unknown
  #waiting = false
  readonly #backoff = new Backoff(planRefreshDelayMs, longestDelayMs)
  readonly #refresh: () => Promise<unknown>

  constructor(refresh: () => Promise<unknown>) {
    this.#refresh = refresh
  }

  documentSays(slug: PlanSlug | null): void {
    if (slug === this.#documentSlug) return
    this.#settle()
    this.#documentSlug = slug
    this.#compare()
  }

  tokenSays(claim: unknown): void {
    this.#claim = claim
    this.#compare()
  }

  stop(): void {
    this.#settle()
    this.#documentSlug = null
  }

  #compare(): void {
    if (this.#documentSlug === null || this.#documentSlug === this.#claim) this.#settle()
    else if (!this.#waiting) {
      this.#waiting = true
      this.#backoff.schedule(() => void this.#refreshNow())
    }
  }

  async #refreshNow(): Promise<void> {
    this.#waiting = false
    // A refresh that fails (offline) is tried again like one that brought the old claim.
    await this.#refresh().catch(() => this.#compare())
  }

  #settle(): void {
    this.#waiting = false
    this.#backoff.stop()
  }
}
