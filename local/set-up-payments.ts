import { parseArgs } from 'node:util'
import Stripe from 'stripe'
import { z } from 'zod'
import { getLookupKey, offers } from '../lib/billing/offers.ts'
import { setUpProvider } from '../lib/server/billing/set-up-provider.ts'

const usage = `STRIPE_SECRET_KEY=sk_... npx tsx local/set-up-payments.ts \\
  --currency aud --silver-monthly AMOUNT --silver-yearly AMOUNT --gold-monthly AMOUNT --gold-yearly AMOUNT \\
  --site https://SITE --webhook https://FUNCTIONS/paymentEvents
Amounts in the currency's smallest unit (cents). Makes products, prices, portal and webhook, or brings them up to date.`

const toFlag = (key: string) => key.replace('_', '-')
const keys = offers.map(getLookupKey)
const Amount = z.coerce.number().int().min(1)

function readArguments() {
  const names = ['currency', 'site', 'webhook', ...keys.map(toFlag)]
  const { values } = parseArgs({
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
  })
  const given = z.record(z.string(), z.string()).parse(values)
  return {
    key: z
      .string()
      .regex(/^(sk|rk)_/)
      .parse(process.env.STRIPE_SECRET_KEY),
    currency: z
      .string()
      .regex(/^[a-z]{3}$/)
      .parse(given.currency),
    siteUrl: z.url().parse(given.site),
    webhookUrl: z.url().parse(given.webhook),
    amounts: Object.fromEntries(keys.map((key) => [key, Amount.parse(given[toFlag(key)])])),
  }
}

try {
  const { key, ...setUp } = readArguments()
  const secret = await setUpProvider(new Stripe(key), setUp)
  console.log('Products, prices, portal and webhook are set up.')
  if (secret) console.log(`STRIPE_WEBHOOK_SECRET=${secret}   (told only this once)`)
} catch (error) {
  console.error(error instanceof z.ZodError ? `${z.prettifyError(error)}\n\n${usage}` : error)
  process.exit(1)
}
