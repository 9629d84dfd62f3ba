import { z } from 'zod'
import { type AlertChannel, alertChannels } from '../alerts/alert-channels.ts'

/** The channels that may cost money per message. Feeds aren't among them, because they are read rather than sent. */
export const pricedChannels = alertChannels.filter((channel): channel is PricedChannel => channel !== 'feed')
export type PricedChannel = Exclude<AlertChannel, 'feed'>

type Prices = Record<PricedChannel, unknown>

const form = /^[a-z]+=\d+(\.\d+)?(,[a-z]+=\d+(\.\d+)?)*$/

/** The price of one message per channel, in Australian dollars, from the environment: `email=0.0006,telegram=0`. */
export const MessagePrices = z
  .string()
  .regex(form, 'must be channels with a price in dollars each, such as email=0.0006,push=0')
  .transform((text) => Object.fromEntries(text.split(',').map((part) => part.split('='))) as Partial<Prices>)
  .pipe(z.partialRecord(z.enum(pricedChannels), z.coerce.number().max(100)))
export type MessagePrices = z.infer<typeof MessagePrices>

export type MessageCount = { what: string; channel: PricedChannel; count: number }
/** `price` and `cost` are null where no price is set. */
export type MessageCost = MessageCount & { price: number | null; cost: number | null }

/** Returns what the messages cost, in dollars. `unpriced` messages have no price and aren't in the total. */
export function costMessages(counts: readonly MessageCount[], prices: MessagePrices) {
  const rows = counts.map((counted): MessageCost => {
    const price = prices[counted.channel] ?? null
    return { ...counted, price, cost: price === null ? null : price * counted.count }
  })
  const unpriced = rows.filter(({ price }) => price === null).reduce((sum, { count }) => sum + count, 0)
  return { rows, total: rows.reduce((sum, { cost }) => sum + (cost ?? 0), 0), unpriced }
}
