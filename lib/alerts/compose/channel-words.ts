import { type AlertChannel, alertChannels, channelFacts } from '../alert-channels.ts'
import type { ChannelsDocument } from '../delivery/channels.ts'

/**
 * The member to reach: the channels they set up and those their plan allows, and whether their address is confirmed.
 */
export type Reach = { channels: ChannelsDocument | null; isConfirmed: boolean; allowed: readonly AlertChannel[] }

/** How an alert reaches its owner: the channels that work, and for each of the others why it doesn't. */
export type Reached = { working: AlertChannel[]; faults: string[] }

export function checkReach(chosen: readonly AlertChannel[], reach: Reach): Reached {
  const inOrder = alertChannels.filter((channel) => chosen.includes(channel))
  const faults = inOrder.map((channel) => ({ channel, fault: findChannelFault(channel, reach) }))
  return {
    working: faults.flatMap(({ channel, fault }) => (fault === null ? [channel] : [])),
    faults: faults.flatMap(({ channel, fault }) => (fault === null ? [] : `${channelFacts[channel].name}: ${fault}`)),
  }
}

/** Names the working channels: `By email and Telegram`. */
export function reachWords({ working }: Reached): string {
  if (working.length === 0) return ''
  return `By ${new Intl.ListFormat('en-AU').format(working.map((channel) => channelFacts[channel].inWords))}`
}

/** Returns why a channel doesn't work, in a few words that follow its name: `not set up`; null when it does. */
export function findChannelFault(channel: AlertChannel, { channels, isConfirmed, allowed }: Reach): string | null {
  if (!allowed.includes(channel)) return 'not in your plan'
  const failed = channels?.faults?.[channel]
  switch (channel) {
    case 'email':
      if (channels?.emailOff) return 'off, because you unsubscribed'
      if (channels?.suppressed) return 'our last message bounced'
      return isConfirmed ? null : 'waiting for you to confirm your address'
    case 'push':
      return channels?.push.length ? null : 'not on in any browser'
    case 'feed':
      return channels?.feed ? null : 'no address created yet'
    default:
      if (!channels?.[channel]) return 'not set up'
      return failed ? failed.reason.replace(/\.$/, '') : null
  }
}
