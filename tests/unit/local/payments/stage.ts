import { once } from 'node:events'
import { createServer } from 'node:http'
import type Stripe from 'stripe'
import { type Clock, createClock } from '../../../../lib/core/clock.ts'
import { createProvider } from '../../../../lib/server/billing/provider.ts'
import { prepareSimulation } from '../../../../local/payments/prepare-simulation.ts'
import { startPayments } from '../../../../local/payments/server.ts'
import { freePorts } from '../../../backend/ports.ts'

export type Received = { signature: string; body: string }

/** The stand-in with its set-up, the official client on it, and a webhook that takes down what it is sent. */
export async function stagePayments(file?: string, clock: Clock = createClock()) {
  const [port = 0, webhookPort = 0] = await freePorts(2)
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
  const stripe: Stripe = createProvider({ PAYMENTS_EMULATOR_HOST: server.host })
  const base = `http://${server.host}`
  const addresses = { siteUrl: 'http://localhost:3000', webhookUrl: `http://127.0.0.1:${webhookPort}/` }
  await prepareSimulation(stripe, addresses)
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
    /** Fills in a hosted page's form; answers where it leads, or the page with what is wrong. */
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
