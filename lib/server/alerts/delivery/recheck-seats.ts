import type { OutboxDocument } from '../../../alerts/outbox.ts'
import { type LastLook, lookAtWish } from '../../../alerts/seat-alert.ts'
import { legsTold } from '../../../alerts/seat-news.ts'

type SeatMessage = Extract<OutboxDocument, { kind: 'seat' }>

/**
 * A seat alert's message as the newest look has it: what waited for the morning tells what is free by then. Null when
 * none of it is. The flights are looked at every half hour, so nobody is asked again for one message.
 */
export function recheckSeats(message: SeatMessage, look: LastLook | null): SeatMessage | null {
  const newest = lookAtWish(message.payload, look)
  if (newest === null || newest.fault !== null || newest.at <= message.createdAt) return message
  const legs = legsTold(newest.legs)
  return legs.length === 0 ? null : { ...message, payload: { ...message.payload, legs } }
}
