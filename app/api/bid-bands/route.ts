import { serve } from '@/app/api/serve.ts'
import { readBidBands } from '@/lib/server/calculators/bid-reports.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'
import { publicList } from '@/lib/server/last-good.ts'

const answer = publicList('bid bands', 300_000, () => readBidBands(adminFirestore()))

/** Returns bands of members' approved bids by program, route group and cabin, without groups that have too few bids. */
export function GET(request: Request) {
  return serve(request, { class: 'list' }, () => answer())
}
