import { connection } from 'next/server'
import { offersCalendar } from '@/lib/calculators/wine/offers-calendar.ts'
import { reportFault } from '@/lib/core/faults.ts'
import { readWineOffers } from '@/lib/server/calculators/wine.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'
import { problemResponse } from '@/lib/server/problem.ts'

/** Serves the wine offers as a calendar to subscribe to. */
export async function GET() {
  await connection()
  const now = serverClock.now()
  try {
    const text = offersCalendar(await readWineOffers(adminFirestore(), now), now)
    return new Response(text, {
      headers: { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'public, max-age=300' },
    })
  } catch (error) {
    reportFault('wine offers could not be read', error)
    return problemResponse(503, 'Not available', 'We couldn’t load the wine offers. Try again soon.')
  }
}
