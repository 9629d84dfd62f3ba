import type { Audience } from '../core/plan.ts'
import { type AlertChannel, alertChannels, channelFacts } from './alert-channels.ts'

/** Returns the channels of a plan: every account has some, and the rest come with a paid plan. */
export function listChannels(plan: Audience): readonly AlertChannel[] {
  if (plan === 'guest') return []
  return plan === 'free' ? alertChannels.filter((channel) => channelFacts[channel].plans === 'every') : alertChannels
}

/** Returns the channels a form offers. A guest can choose those of the free account they need to keep the alert. */
export function selectableChannels(plan: Audience): readonly AlertChannel[] {
  return listChannels(plan === 'guest' ? 'free' : plan)
}
