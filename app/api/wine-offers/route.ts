import { connection } from 'next/server'
import { gate } from '@/lib/server/api/gate.ts'
import { serve } from '@/lib/server/api/serve.ts'
import { readWineOffers } from '@/lib/server/calculators/wine-offers.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'
import { publicList } from '@/lib/server/last-good.ts'

const answer = publicList('wine offers', 300_000, () => readWineOffers(adminFirestore(), serverClock.now()))

/** Returns the current wine offers, with sample data marked. */
export async function GET(request: Request) {
  await connection()
  return serve(request, { class: 'list' }, gate(), () => answer(performance.now()))
}
