import { serve } from '@/app/api/serve.ts'
import { indexTimeoutMs } from '@/lib/server/api/serve.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'
import { publicList } from '@/lib/server/last-good.ts'
import { readReleaseHeat } from '@/lib/server/stats/stats.ts'

const hour = 3_600_000
// Hundreds of documents, read once an hour. The first caller of a server waits for them; later ones get the last answer.
const answer = publicList('release heat', hour, () => readReleaseHeat(adminFirestore()), {
  firstTimeoutMs: indexTimeoutMs - 1_000,
})

export function GET(request: Request) {
  return serve(request, { class: 'list', timeoutMs: indexTimeoutMs }, () => answer())
}
