import { connection } from 'next/server'
import { answerPrices } from '@/lib/server/billing/prices.ts'
import { isSimulated, paymentProvider } from '@/lib/server/billing/provider.ts'

export async function GET() {
  await connection()
  return answerPrices({ stripe: paymentProvider, simulated: isSimulated, nowMs: () => performance.now() })
}
