import { once } from 'node:events'
import { createServer } from 'node:http'
import { createServer as createProbe } from 'node:net'
import Stripe from 'stripe'
import { type Clock, createClock } from '../src/clock.ts'
import { standInKeys } from '../src/keys.ts'
import { startPayments } from '../src/server.ts'

/** Sets up what the stand-in sells, and the webhook's address. */
export type Prepare = (stripe: Stripe, addresses: { siteUrl: string; webhookUrl: string }) => Promise<void>

export type Received = { signature: string; body: string }

/** Starts the stand-in and sets it up, with the official client and a webhook that records what it receives. */
export async function stagePayments(file?: string, clock: Clock = createClock(0), prepare: Prepare = sellTwoPlans) {
  const [port, webhookPort] = [await freePort(), await freePort()]
  const received: Received[] = []
  let status = 200
  const webhook = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    received.push({ signature: String(request.headers['stripe-signature']), body })
    response.writeHead(status).end()
  }).listen(webhookPort, '127.0.0.1')
  await once(webhook, 'listening')
  const server = await startPayments({ port, clock, ...(file ? { file } : {}) })
  const stripe = new Stripe(standInKeys.secretKey, { host: '127.0.0.1', port, protocol: 'http', telemetry: false })
  const base = `http://${server.host}`
  const addresses = { siteUrl: 'http://localhost:3000', webhookUrl: `http://127.0.0.1:${webhookPort}/` }
  await prepare(stripe, addresses)
  return {
    stripe,
    addresses,
    base,
    received,
    answerWebhooksWith: (next: number) => {
      status = next
    },
    simulate: (path: string, body: object) =>
      fetch(`${base}/simulation/${path}`, { method: 'POST', body: JSON.stringify(body) }),
    /** Submits a hosted page's form; returns where it redirects, or the page with the error. */
    async submit(url: string, fields: Record<string, string>) {
      const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
      return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() }
    },
    async stop() {
      await server.stop()
      webhook.closeAllConnections()
      await once(webhook.close(), 'close')
    },
  }
}

/** Creates two plans, each monthly and yearly, and a webhook for subscription events. Safe to repeat. */
const sellTwoPlans: Prepare = async (stripe, { webhookUrl }) => {
  if ((await stripe.prices.list({ limit: 1 })).data.length > 0) return
  for (const plan of ['silver', 'gold']) {
    const { id: product } = await stripe.products.create({ name: plan })
    for (const [period, interval] of [
      ['monthly', 'month'],
      ['yearly', 'year'],
    ] as const) {
      const price = { product, currency: 'aud', unit_amount: 1_000, recurring: { interval } }
      await stripe.prices.create({ ...price, lookup_key: `${plan}_${period}` })
    }
  }
  await stripe.webhookEndpoints.create({
    url: webhookUrl,
    enabled_events: ['customer.subscription.created', 'invoice.paid', 'charge.dispute.created'],
  })
}

/** Returns a port that was free a moment ago. */
async function freePort(): Promise<number> {
  const probe = createProbe().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port')
  await once(probe.close(), 'close')
  return address.port
}
