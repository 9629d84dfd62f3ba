import * as z from '#small-zod'

/** The plans a member can be on, as spelt in `name.slug` of the plan document and in the `plan` claim. */
export const planSlugs = ['free', 'silver', 'gold'] as const
export const PlanSlug = z.enum(planSlugs)
export type PlanSlug = z.infer<typeof PlanSlug>

/** Everyone that limits are defined for. A signed-out visitor, or one whose plan is unknown, is a guest. */
export const audiences = ['guest', ...planSlugs] as const
export const Audience = z.enum(audiences)
export type Audience = z.infer<typeof Audience>

/** Reads an untrusted plan claim or slug. Anything that isn't a plan counts as guest, which has the smallest window. */
export function parseAudience(claim: unknown): Audience {
  const plan = PlanSlug.safeParse(claim)
  return plan.success ? plan.data : 'guest'
}
