import { connection } from 'next/server'
import { gate } from '@/lib/server/api/gate.ts'
import { serve } from '@/lib/server/api/serve.ts'
import { readReleaseHeat } from '@/lib/server/calculators/release-heat.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'
import { publicList } from '@/lib/server/public-list.ts'

const hour = 3_600_000
const answer = publicList('release heat', hour, () => readReleaseHeat(adminFirestore()))

/** Returns how often reward seats were available by days before departure, from stored histories. Marks sample data. */
export async function GET(request: Request) {
  await connection()
  return serve(request, { class: 'list' }, gate(), () => answer(performance.now()))
}
