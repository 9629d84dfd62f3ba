'use client'

import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { type AlertChannel, alertChannels, channelFacts } from '@/lib/alerts/alert-channels.ts'
import { reachOf } from '@/lib/alerts/compose/channel-words.ts'
import { channelsOf } from '@/lib/alerts/delivery/channels.ts'
import { Section } from '../ui/section.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextLink } from '../ui/text-link.tsx'
import type { Followed } from './use-visit.ts'

/** Each way a message can take, and how it stands. */
export function MessageList({ channels }: Pick<Followed, 'channels'>) {
  const { planSlug, user } = useAccount()
  const isKnown = channels !== undefined && planSlug !== null
  const allowed = channelsOf(planSlug ?? 'free')
  const reach = { channels: channels ?? null, isConfirmed: user?.emailVerified ?? true, allowed }
  const stands = (channel: AlertChannel) => reachOf([channel], reach).faults[0] ?? 'On'
  return (
    <Section title="Messages" aside={<TextLink href="/alerts">Change</TextLink>}>
      {isKnown ? (
        <dl className="-mt-3 divide-y divide-line text-14">
          {alertChannels.map((channel) => (
            <div key={channel} className="flex flex-wrap items-center justify-between gap-x-4 py-3">
              <dt className="font-medium">{channelFacts[channel].name}</dt>
              <dd className="text-muted wrap-anywhere">{stands(channel)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <Skeleton className="h-64 rounded-lg" />
      )}
    </Section>
  )
}
