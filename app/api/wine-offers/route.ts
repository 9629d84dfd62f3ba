import { connection } from 'next/server'
import { serverClock } from '@/lib/server/clock.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'
import { publicList } from '@/lib/server/public-list.ts'
import { readWineOffers } from '@/lib/server/wine-offers.ts'

const answer = publicList('wine offers', 300_000, () => readWineOffers(adminFirestore(), serverClock.now()))

/** The wine offers that still run, samples marked. */
export async function GET() {
  await connection()
  return answer(performance.now())
}
