import type { DataLayerEvent, MeasuredPlan } from './data-layer.ts'

/** Turns page and plan changes into events: one for each page viewed and each change of plan. */
export class VisitLog {
  #path: string | null = null
  #plan: MeasuredPlan | null = null
  readonly #push: (event: DataLayerEvent) => void

  constructor(push: (event: DataLayerEvent) => void) {
    this.#push = push
  }

  /** Call on every change. A plan of null isn't known yet, and the page view waits for it. */
  see(path: string, plan: MeasuredPlan | null): void {
    if (plan === null) return
    const before = this.#plan
    this.#plan = plan
    if (before !== null && before !== plan) this.#push({ event: 'plan_change', plan })
    if (path === this.#path) return
    this.#path = path
    this.#push({ event: 'page_view', page_path: path, plan })
  }
}
