import { createHmac } from 'node:crypto'
import { PaymentEvent, planEventTypes } from '../../../lib/billing/payment-event.ts'
import { broken, shapeOf } from '../from-schema.ts'
import { brokenHeaders } from '../headers.ts'
import { hostileText, hostileValue } from '../hostile.ts'
import type { Random } from '../random.ts'
import type { FuzzRequest } from '../request.ts'
import { exported } from './exported.ts'

/** Signs broken events so that they pass the signature check: the secret, and the site's time in seconds. */
export type Signer = { secret: string; now: () => number }

const event = shapeOf(PaymentEvent)
const doors = exported('onRequest')

/** An invalid payment event, or an unexpected update from Telegram. */
export function webhookRequest(signer: Signer, random: Random): FuzzRequest {
  const name = random.chance(0.6) ? 'paymentEvents' : random.pick(doors)
  const text = textFor(name, random)
  const body = random.chance(0.05) ? text.slice(0, random.below(text.length + 1)) : text
  const method = random.chance(0.95) ? 'POST' : random.pick(['GET', 'PUT', 'DELETE'])
  return {
    kind: 'webhook',
    target: name,
    method,
    path: `/${name}`,
    headers: {
      ...brokenHeaders([], random),
      'content-type': 'application/json',
      ...signature(name, body, signer, random),
    },
    body: method === 'GET' ? null : body,
  }
}

function textFor(name: string, random: Random): string {
  if (name === 'paymentEvents') return eventText(random)
  return name === 'telegramUpdates' ? update(random) : (JSON.stringify(hostileValue(random)) ?? '')
}

function eventText(random: Random): string {
  const made = broken(event, random)
  if (typeof made === 'object' && made !== null && !Array.isArray(made)) {
    const type = random.pick(planEventTypes)
    const customer = random.pick(['cus_nobody', 7, null, { id: 'cus_nobody' }, hostileText(random)])
    const whole = {
      id: `evt_${random.below(1e9)}`,
      created: 1_700_000_000,
      data: { object: { id: 'sub_1', customer } },
    }
    if (random.chance(0.7)) Object.assign(made, random.chance(0.5) ? { ...whole, type } : { type })
  }
  return JSON.stringify(made) ?? ''
}

const update = (random: Random) =>
  JSON.stringify({
    update_id: 1,
    message: { text: `/start ${hostileText(random)}`, chat: { id: random.below(9), type: 'private' } },
  })

function signature(name: string, body: string, { secret, now }: Signer, random: Random): Record<string, string> {
  if (random.chance(0.2)) return {}
  if (name === 'telegramUpdates') return { 'x-telegram-bot-api-secret-token': 'wrong' }
  const seconds = random.chance(0.9) ? now() : random.pick([0, -1, 9e15])
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return {
    'stripe-signature': random.pick([
      `t=${seconds},v1=${mac}`,
      `t=${seconds},v1=${mac}`,
      `t=${seconds},v1=${mac}`,
      `v1=${mac}`,
      't=x,v1=y',
    ]),
  }
}
