'use client'

import { useQuery } from '@tanstack/react-query'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import type { AlertChannel } from '@/lib/alerts/alert.ts'
import { ChannelsDocument, channelsOf, OfferedChannels } from '@/lib/alerts/delivery/channels.ts'
import { fetchJson } from '@/lib/core/fetch-json.ts'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useChannels } from '../use-followed.ts'
import { AddressChannel } from './address-channel.tsx'
import { EmailChannel } from './email-channel.tsx'
import { FeedsChannel } from './feeds-channel.tsx'
import { PushChannel } from './push-channel.tsx'
import { TelegramChannel } from './telegram-channel.tsx'
import { WebhookSecret } from './webhook-secret.tsx'

const nothingSetUp = ChannelsDocument.parse({})

/** Every channel with its set-up; what the plan has not is in sight, locked. */
export function ChannelsPanel() {
  const { planSlug } = useAccount()
  const followed = useChannels()
  const offered = useQuery({
    queryKey: ['offered-channels'],
    queryFn: ({ signal }) => fetchJson('/api/alerts/channels', OfferedChannels, { signal, token: null }),
  })
  if (followed === undefined || planSlug === null) {
    return (
      <Section title="How we tell you">
        <Skeleton className="h-80 rounded-lg" />
      </Section>
    )
  }
  const { webhook, ntfy, telegram, push, feed, suppressed, emailOff } = followed ?? nothingSetUp
  const isLocked = (channel: AlertChannel) => !channelsOf(planSlug).includes(channel)
  return (
    <Section title="How we tell you">
      <ul className="-mt-3 divide-y divide-line">
        <EmailChannel {...{ suppressed, emailOff }} />
        <FeedsChannel feed={feed} />
        <PushChannel browsers={push} offered={offered.data?.push} locked={isLocked('push')} />
        <AddressChannel
          name="webhook"
          label="Your server’s address"
          placeholder="https://example.com/seats"
          hint="Each message is a signed POST."
          locked={isLocked('webhook')}
          url={webhook?.url ?? null}
        >
          {webhook ? <WebhookSecret {...webhook} /> : null}
        </AddressChannel>
        <AddressChannel
          name="ntfy"
          label="Topic address"
          placeholder="https://ntfy.sh/my-seats"
          hint="Anybody who knows the topic can read it: choose a name nobody guesses."
          locked={isLocked('ntfy')}
          url={ntfy?.url ?? null}
        />
        <TelegramChannel telegram={telegram} locked={isLocked('telegram')} offered={offered.data?.telegram} />
      </ul>
    </Section>
  )
}
