import { serve } from '@/app/api/serve.ts'
import { readPrices } from '@/lib/server/billing/prices.ts'
import { isSimulated, paymentProvider } from '@/lib/server/billing/provider.ts'
import { publicList } from '@/lib/server/last-good.ts'

// The payment provider is slower than our database.
const answer = publicList('prices', 300_000, () => readPrices(paymentProvider(), isSimulated()), { timeoutMs: 1_500 })

export function GET(request: Request) {
  return serve(request, { class: 'list' }, () => answer())
}
