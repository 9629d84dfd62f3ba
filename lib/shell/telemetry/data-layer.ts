import type { PlanSlug } from '../../core/plan.ts'

/** How a visitor is labelled: by plan, or as a guest. */
export type MeasuredPlan = PlanSlug | 'guest'

/** An event in the data layer. Paths come without their query, which may hold a journey or a code. */
export type DataLayerEvent =
  | { event: 'page_view'; page_path: string; plan: MeasuredPlan }
  | { event: 'plan_change'; plan: MeasuredPlan }
  | { event: 'CompleteRegistration' }

declare global {
  interface Window {
    /** Read by a tag container, if one is configured and allowed; otherwise it never leaves the page. */
    dataLayer?: object[]
  }
}

/** Caps the entries, so that a tab left open for weeks without a reader doesn't fill up. */
const limit = 100

/** Adds an event to the page's data layer. */
export function pushEvent(event: DataLayerEvent): void {
  window.dataLayer ??= []
  const layer = window.dataLayer
  layer.push(event)
  if (layer.length > limit) layer.splice(0, layer.length - limit)
}

/** Removes what was pushed before a container was allowed to read it, except the current page view. */
export function keepOnlyThisPage(): void {
  const layer = window.dataLayer ?? []
  const pageView = layer.findLast((entry) => 'event' in entry && entry.event === 'page_view')
  layer.splice(0, layer.length, ...(pageView ? [pageView] : []))
}
