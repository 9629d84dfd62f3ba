import { z } from 'zod'
import type { PublishedReview } from './review.ts'

/** The answer of /api/reviews. */
export const Reviews = z.array(
  z.object({
    reference: z.string(),
    name: z.string(),
    stars: z.int().min(1).max(5),
    text: z.string(),
    writtenOn: z.iso.date(),
  }),
) satisfies z.ZodType<PublishedReview[]>
