'use client'

import { useState } from 'react'
import type { ChannelsDocument, RevokeFeedsAnswer } from '@/lib/alerts/delivery/channels.ts'
import { formatInstant } from '@/lib/core/formats.ts'
import { Button } from '../../ui/button.tsx'
import { ChannelBlock } from './channel-block.tsx'
import { CopyLine } from './copy-line.tsx'
import { useChannel } from './use-channel.ts'

/** Two private addresses. They are shown once: only a digest of them is kept. */
export function FeedsChannel({ feed }: { feed: ChannelsDocument['feed'] }) {
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
          <p className="text-14">Keep them now: they are not shown again. Whoever has one can read your matches.</p>
        </div>
      ) : null}
      <p className="text-14 text-muted">
        {feed
          ? `Addresses made ${formatInstant(feed.madeAt)}.`
          : 'No addresses yet. For your calendar and feed reader.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={renew}>{feed ? 'Make new addresses' : 'Make addresses'}</Button>
        {feed ? (
          <Button kind="danger" onClick={revoke}>
            Revoke
          </Button>
        ) : null}
      </div>
      {feed ? <p className="text-14 text-muted">Either stops the present addresses at once.</p> : null}
    </ChannelBlock>
  )
}
