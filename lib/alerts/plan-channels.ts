import type { Audience } from '../core/plan.ts'
import { type AlertChannel, alertChannels, channelFacts } from './alert-channels.ts'

/**
 * Returns the channels of a plan: some come with every account, and the rest with a paid plan. A guest can choose those
 * of the free account they need to keep the alert.
 */
export function listChannels(plan: Audience): readonly AlertChannel[] {
  const isPaid = plan === 'silver' || plan === 'gold'
  return isPaid ? alertChannels : alertChannels.filter((channel) => channelFacts[channel].plans === 'every')
}

/** Names a plan's channels in a sentence: `email and feeds`. */
export function planChannelWords(plan: Audience): string {
  return new Intl.ListFormat('en-AU').format(listChannels(plan).map((channel) => channelFacts[channel].inWords))
}
