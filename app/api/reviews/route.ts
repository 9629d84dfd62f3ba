import { serve } from '@/app/api/serve.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'
import { readReviews } from '@/lib/server/forms/forms.ts'
import { publicList } from '@/lib/server/last-good.ts'

const answer = publicList('reviews', 2_000, () => readReviews(adminFirestore()))

export function GET(request: Request) {
  return serve(request, { class: 'list' }, () => answer())
}
