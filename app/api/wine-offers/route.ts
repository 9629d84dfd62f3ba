import { serve } from '@/app/api/serve.ts'
import { readWineOffers } from '@/lib/server/calculators/wine.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'
import { publicList } from '@/lib/server/last-good.ts'

const answer = publicList('wine offers', 300_000, () => readWineOffers(adminFirestore(), serverClock.now()))

export function GET(request: Request) {
  return serve(request, { class: 'list' }, () => answer())
}
