import { connection } from 'next/server'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'
import { publicList } from '@/lib/server/public-list.ts'
import { readReleaseHeat } from '@/lib/server/release-heat.ts'

const hour = 3_600_000
const answer = publicList('release heat', hour, () => readReleaseHeat(adminFirestore()))

/** How often reward seats were there by days before departure, from the stored histories; samples are marked. */
export async function GET() {
  await connection()
  return answer(performance.now())
}
