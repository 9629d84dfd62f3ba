import * as z from '#small-zod'

/** A published review. */
const Review = z.object({
  reference: z.string(),
  name: z.string(),
  stars: z.int().check(z.gte(1), z.lte(5)),
  text: z.string(),
  writtenOn: z.iso.date(),
})
export type PublishedReview = z.infer<typeof Review>

/** The answer of /api/reviews. */
export const Reviews = z.array(Review)
