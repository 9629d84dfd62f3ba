import { connection } from 'next/server'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'
import { readReviews } from '@/lib/server/forms/reviews.ts'
import { publicList } from '@/lib/server/public-list.ts'

const answer = publicList('reviews', 60_000, () => readReviews(adminFirestore()))

/** The reviews that were published. */
export async function GET() {
  await connection()
  return answer(performance.now())
}
