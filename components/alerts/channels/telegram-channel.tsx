'use client'

import { useState } from 'react'
import type { ChannelsDocument } from '@/lib/alerts/delivery/channels.ts'
import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ChannelBlock } from './channel-block.tsx'
import { useChannel } from './use-channel.ts'

type TelegramChannelProps = { telegram: ChannelsDocument['telegram']; locked: boolean; offered: boolean | undefined }

/** A chat joins the account by a link that only its owner gets. */
export function TelegramChannel({ telegram, locked, offered }: TelegramChannelProps) {
  const channel = useChannel()
  const [link, setLink] = useState<string | null>(null)
  const ask = async () => {
    const answer = await channel.save({ telegram: 'link' })
    if (answer?.outcome === 'saved') setLink(answer.telegramLink)
  }
  return (
    <ChannelBlock name="telegram" locked={locked} channel={channel} ready={telegram !== null}>
      {offered === false && !locked ? (
        <p className="text-14 text-muted">This site has no Telegram bot set up.</p>
      ) : null}
      {telegram ? (
        <div className="flex flex-wrap items-center gap-3 text-14">
          <span className="wrap-anywhere">Chat with {telegram.name}</span>
          <Button kind="danger" onClick={() => channel.save({ telegram: null })}>
            Remove
          </Button>
        </div>
      ) : null}
      {!telegram && offered && !locked ? <Button onClick={ask}>Connect a chat</Button> : null}
      {link && !telegram ? (
        <p className="text-14">
          <TextLink href={link}>Open Telegram and press Start</TextLink>. This page shows the chat once it has joined.
        </p>
      ) : null}
    </ChannelBlock>
  )
}
