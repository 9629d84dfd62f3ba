import type { Audience } from '../core/plan.ts'
import { type AlertChannel, alertChannels, channelFacts } from './alert-channels.ts'

/** Channels of a plan: every account has some, the rest comes with a paid plan. */
export function listChannels(plan: Audience): readonly AlertChannel[] {
  if (plan === 'guest') return []
  return plan === 'free' ? alertChannels.filter((channel) => channelFacts[channel].plans === 'every') : alertChannels
}

/** What a form lets one choose: a guest’s alert is kept by the free account they sign up for. */
export function selectableChannels(plan: Audience): readonly AlertChannel[] {
  return listChannels(plan === 'guest' ? 'free' : plan)
}
