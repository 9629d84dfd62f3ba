import { serve } from '@/app/api/serve.ts'
import { readBidBands } from '@/lib/server/calculators/bid-reports.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'
import { publicList } from '@/lib/server/last-good.ts'

const answer = publicList('bid bands', 300_000, () => readBidBands(adminFirestore()))

export function GET(request: Request) {
  return serve(request, { class: 'list' }, () => answer())
}
