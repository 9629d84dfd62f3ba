import { connection } from 'next/server'
import { gate } from '@/lib/server/api/gate.ts'
import { serve } from '@/lib/server/api/serve.ts'
import { readPrices } from '@/lib/server/billing/prices.ts'
import { isSimulated, paymentProvider } from '@/lib/server/billing/provider.ts'
import { publicList } from '@/lib/server/last-good.ts'

// The payment provider is slower than our database.
const answer = publicList('prices', 300_000, () => readPrices(paymentProvider(), isSimulated()), { timeoutMs: 1_500 })

export async function GET(request: Request) {
  await connection()
  return serve(request, { class: 'list' }, gate(), () => answer(performance.now()))
}
