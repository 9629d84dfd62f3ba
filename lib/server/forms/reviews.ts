import type { Firestore } from 'firebase-admin/firestore'
import type { PublishedReview } from '../../support/forms/review.ts'
import { FormDocument } from '../../support/forms/submission.ts'

const maxReviews = 100

/**
 * Reads the reviews an admin has published, newest first. Contains nothing of the sender but what they typed for the
 * public.
 */
export async function readReviews(db: Firestore): Promise<PublishedReview[]> {
  const published = db.collection('forms').where('kind', '==', 'review').where('published', '==', true)
  const { docs } = await published.orderBy('createdAt', 'desc').limit(maxReviews).get()
  return docs
    .flatMap((document) => FormDocument.safeParse(document.data()).data ?? [])
    .map(({ reference, values, createdAt }) => ({
      reference,
      name: values.name ?? '',
      stars: Number(values.stars),
      text: values.message ?? '',
      writtenOn: createdAt.slice(0, 10),
    }))
}
