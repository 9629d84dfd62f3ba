import * as z from '#small-zod'

/** The plans a signed-in person can be on, as `name.slug` of the plan document and the `plan` claim spell them. */
export const planSlugs = ['free', 'silver', 'gold'] as const
export const PlanSlug = z.enum(planSlugs)
export type PlanSlug = z.infer<typeof PlanSlug>

/** The plans limits are kept for: a signed-out visitor, or one whose plan isn't known, is a guest. */
export const audiences = ['guest', ...planSlugs] as const
export const Audience = z.enum(audiences)
export type Audience = z.infer<typeof Audience>

/** Reads a plan claim or slug of unknown origin; whatever isn't a plan counts as guest, the smallest window. */
export function parseAudience(claim: unknown): Audience {
  const plan = PlanSlug.safeParse(claim)
  return plan.success ? plan.data : 'guest'
}
