import type { AccountState } from '../../accounts/client/state.ts'
import type { DataLayerEvent, MeasuredPlan } from './data-layer.ts'

/** Turns page and plan changes into events: one for each page viewed and each change of plan. */
export class VisitLog {
  #path: string | null = null
  #plan: MeasuredPlan | null = null
  /** Pages viewed before the plan was known. */
  #waiting: string[] = []
  readonly #push: (event: DataLayerEvent) => void

  constructor(push: (event: DataLayerEvent) => void) {
    this.#push = push
  }

  /** Call on every change. A plan of null isn't known yet, and page views wait for it. */
  see(path: string, plan: MeasuredPlan | null): void {
    if (path !== this.#path) this.#waiting.push(path)
    this.#path = path
    if (plan === null) return
    const before = this.#plan
    this.#plan = plan
    if (before !== null && before !== plan) this.#push({ event: 'plan_change', plan })
    for (const page_path of this.#waiting.splice(0)) this.#push({ event: 'page_view', page_path, plan })
  }
}

/** Returns the visitor's label; null while it isn't known yet. */
export function planLabel({ user, planSlug, staleUser, known }: AccountState): MeasuredPlan | null {
  if (user) return planSlug
  return known && !staleUser ? 'guest' : null
}
