import { connection } from 'next/server'
import { gate } from '@/lib/server/api/gate.ts'
import { serve } from '@/lib/server/api/serve.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'
import { readReviews } from '@/lib/server/forms/reviews.ts'
import { publicList } from '@/lib/server/last-good.ts'

const answer = publicList('reviews', 2_000, () => readReviews(adminFirestore()))

/** Returns the published reviews. */
export async function GET(request: Request) {
  await connection()
  return serve(request, { class: 'list' }, gate(), () => answer(performance.now()))
}
