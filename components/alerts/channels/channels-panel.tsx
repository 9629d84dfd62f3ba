'use client'

import { useQuery } from '@tanstack/react-query'
import { Check, Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { getAudience } from '@/lib/accounts/client/state.ts'
import {
  type AddressChannel as AddressChannelName,
  type AlertChannel,
  alertChannels,
  channelFacts,
  isAddressChannel,
} from '@/lib/alerts/alert-channels.ts'
import {
  ChannelsDocument,
  isStandardSecret,
  OfferedChannels,
  type RevokeFeedsAnswer,
  ROTATION_DAYS,
  type Webhook,
} from '@/lib/alerts/delivery/channels.ts'
import { listChannels } from '@/lib/alerts/plan-channels.ts'
import { fetchJson } from '@/lib/core/fetch-json.ts'
import { formatInstant } from '@/lib/core/formats.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useClipboard } from '../../ui/use-clipboard.ts'
import { useChannels } from '../use-member-data.ts'
import { AddressChannel, ChannelBlock, PushChannel, useChannel } from './channel-block.tsx'
import { WebhookLogList } from './webhook-log-list.tsx'

const nothingSetUp = ChannelsDocument.parse({})
/** The channels included in every plan come first. */
const shown = (['every', 'paid'] as const).flatMap((plans) =>
  alertChannels.filter((channel) => channelFacts[channel].plans === plans),
)

/** Every channel with its set-up. Channels outside the member's plan are shown, but locked. */
export function ChannelsPanel() {
  const account = useAccount()
  const followed = useChannels()
  const offered = useQuery({
    queryKey: ['offered-channels'],
    queryFn: ({ signal }) => fetchJson('/api/alerts/channels', OfferedChannels, { signal, token: null }),
  })
  if (followed === undefined || account.plan === undefined) {
    return (
      <Section title="How we notify you">
        <Skeleton className="h-80 rounded-lg" />
      </Section>
    )
  }
  const channels = followed ?? nothingSetUp
  const isLocked = (channel: AlertChannel) => !listChannels(getAudience(account)).includes(channel)
  return (
    <Section title="How we notify you">
      <ul className="-mt-3 divide-y divide-line">
        {shown.map((channel) => (
          <SetUp
            key={channel}
            channel={channel}
            channels={channels}
            locked={isLocked(channel)}
            offered={offered.data}
          />
        ))}
      </ul>
    </Section>
  )
}

type SetUpProps = { channels: ChannelsDocument; locked: boolean; offered: OfferedChannels | undefined }

/** The set-up of each channel that needs more than an address. */
const ownSetUps: Record<Exclude<AlertChannel, AddressChannelName>, (props: SetUpProps) => ReactNode> = {
  email: ({ channels: { suppressed, emailOff } }) => <EmailChannel {...{ suppressed, emailOff }} />,
  feed: ({ channels }) => <FeedsChannel feed={channels.feed} />,
  push: ({ channels, offered, locked }) => (
    <PushChannel browsers={channels.push} offered={offered?.push} locked={locked} />
  ),
  webhook: ({ channels: { webhook }, locked }) => (
    <AddressChannel name="webhook" locked={locked} url={webhook?.url ?? null}>
      {webhook ? (
        <>
          <WebhookSecret {...webhook} />
          <WebhookLogList />
        </>
      ) : null}
    </AddressChannel>
  ),
  telegram: ({ channels, offered, locked }) => (
    <TelegramChannel telegram={channels.telegram} locked={locked} offered={offered?.telegram} />
  ),
}

function SetUp({ channel, ...props }: SetUpProps & { channel: AlertChannel }) {
  if (!isAddressChannel(channel)) return ownSetUps[channel](props)
  return <AddressChannel name={channel} locked={props.locked} url={props.channels[channel]?.url ?? null} />
}

/** Emails go to the account's address. After a bounce or an unsubscribe they stop until the member resumes them. */
function EmailChannel({ suppressed, emailOff }: Pick<ChannelsDocument, 'suppressed' | 'emailOff'>) {
  const { user } = useAccount()
  const channel = useChannel()
  const resume = () => channel.save({ email: 'resume' })
  return (
    <ChannelBlock name="email" locked={false} channel={channel} ready={suppressed === null}>
      <p className="text-14 wrap-anywhere">{user?.email}</p>
      {suppressed ? (
        <Notice kind="warn" action={<Button onClick={resume}>Resume emails</Button>}>
          Emails stopped to {suppressed.address} since {formatInstant(suppressed.at)}: {suppressed.reason}
        </Notice>
      ) : null}
      {emailOff && !suppressed ? (
        <Notice kind="warn" action={<Button onClick={resume}>Resume emails</Button>}>
          You unsubscribed from all alert emails. Tests still arrive.
        </Notice>
      ) : null}
    </ChannelBlock>
  )
}

type TelegramChannelProps = { telegram: ChannelsDocument['telegram']; locked: boolean; offered: boolean | undefined }

/** Connects a Telegram chat to the account through a link that only the member gets. */
function TelegramChannel({ telegram, locked, offered }: TelegramChannelProps) {
  const channel = useChannel()
  const [link, setLink] = useState<string | null>(null)
  const requestLink = async () => {
    const answer = await channel.save({ telegram: 'link' })
    if (answer?.outcome === 'saved') setLink(answer.telegramLink)
  }
  return (
    <ChannelBlock name="telegram" locked={locked} channel={channel} ready={telegram !== null}>
      {offered === false && !locked ? (
        <p className="text-14 text-muted">Telegram isn’t available on this site.</p>
      ) : null}
      {telegram ? (
        <div className="flex flex-wrap items-center gap-3 text-14">
          <span className="wrap-anywhere">Chat with {telegram.name}</span>
          <Button kind="danger" onClick={() => channel.save({ telegram: null })}>
            Remove
          </Button>
        </div>
      ) : null}
      {!telegram && offered && !locked ? <Button onClick={requestLink}>Connect a chat</Button> : null}
      {link && !telegram ? (
        <p className="text-14">
          <TextLink href={link}>Open Telegram and press Start</TextLink>. The chat appears here once it’s connected.
        </p>
      ) : null}
    </ChannelBlock>
  )
}

/** The two private feed addresses. They are shown only once, because the server keeps only a digest of them. */
function FeedsChannel({ feed }: { feed: ChannelsDocument['feed'] }) {
  const channel = useChannel()
  const [made, setMade] = useState<RevokeFeedsAnswer['feeds']>(null)
  const renew = async () => {
    const answer = await channel.run((session) => session.revokeFeeds({ renew: true }))
    if (answer) setMade(answer.feeds)
  }
  const revoke = async () => {
    const answer = await channel.run((session) => session.revokeFeeds({ renew: false }))
    if (answer) setMade(null)
  }
  return (
    <ChannelBlock name="feed" locked={false} channel={channel}>
      {made ? (
        <div className="space-y-2">
          <CopyLine label="Calendar address" text={made.calendar} />
          <CopyLine label="Atom address" text={made.atom} />
          <p className="text-14">Copy them now: we won’t show them again. Anyone with one can read your matches.</p>
        </div>
      ) : null}
      <p className="text-14 text-muted">
        {feed ? `Created ${formatInstant(feed.madeAt)}.` : 'No addresses yet. For your calendar and feed reader.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={renew}>{feed ? 'Create new addresses' : 'Create addresses'}</Button>
        {feed ? (
          <Button kind="danger" onClick={revoke}>
            Revoke
          </Button>
        ) : null}
      </div>
      {feed ? <p className="text-14 text-muted">Both stop the current addresses immediately.</p> : null}
    </ChannelBlock>
  )
}

/** The secret that signs a webhook's requests: hidden until asked for; a replaced one stays valid for a while. */
function WebhookSecret({ url, secret, previous }: Webhook) {
  const channel = useChannel()
  const [shown, setShown] = useState(false)
  const change = (how: { newSecret: true } | { endPrevious: true }) => channel.save({ webhook: { url, ...how } })
  return (
    <div className="space-y-2 text-14">
      {shown ? <CopyLine label="Signing secret" text={secret} /> : null}
      {isStandardSecret(secret) ? null : (
        <p className="max-w-prose">
          This webhook still uses our older <code className="font-mono text-12">Pointsward-Signature</code>. Create a
          new secret to move to Standard Webhooks; we’ll send both signatures for {ROTATION_DAYS} days.
        </p>
      )}
      {previous ? (
        <p className="flex max-w-prose flex-wrap items-center gap-x-3 gap-y-1">
          The old secret works until {formatInstant(previous.until)}.
          <Button kind="quiet" onClick={() => change({ endPrevious: true })}>
            End it now
          </Button>
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        <Button kind="quiet" onClick={() => setShown(!shown)}>
          {shown ? 'Hide the signing secret' : 'Show the signing secret'}
        </Button>
        <Button kind="quiet" onClick={() => change({ newSecret: true })}>
          Create a new one
        </Button>
        <TextLink href="/developers/webhooks">How to check signatures</TextLink>
      </div>
      {channel.fault ? <p className="text-danger">{channel.fault}</p> : null}
    </div>
  )
}

/** A line of text with a copy button. */
function CopyLine({ label, text }: { label: string; text: string }) {
  const { state, copy } = useClipboard()
  const copied = state === 'copied'
  const Icon = copied ? Check : Copy
  return (
    <div>
      <p className="text-12 text-muted">{label}</p>
      <div className="flex items-center gap-1">
        <code className="min-w-0 flex-1 rounded-md bg-seats-0 px-2 py-1.5 font-mono text-12 wrap-anywhere">{text}</code>
        {state === 'failed' ? (
          <span role="status" className="text-12">
            Select it and copy
          </span>
        ) : null}
        <IconButton label={copied ? `${label} copied` : `Copy ${label.toLowerCase()}`} onClick={() => void copy(text)}>
          <Icon aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
    </div>
  )
}
