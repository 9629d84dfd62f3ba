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

const Reviews = z.array(Review)

/** Reads fetched reviews; null if the answer has another shape. */
export function parseReviews(body: unknown): readonly PublishedReview[] | null {
  return Reviews.safeParse(body).data ?? null
}
