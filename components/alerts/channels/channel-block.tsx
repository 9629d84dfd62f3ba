'use client'

import { Lock } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { AlertChannel } from '@/lib/alerts/alert-channels.ts'
import { channelFacts } from '@/lib/alerts/alert-channels.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PlanLink } from '../form/plan-link.tsx'
import type { Channel } from './use-channel.ts'

type ChannelBlockProps = {
  name: AlertChannel
  /** The member's plan doesn't include this channel. */
  locked: boolean
  channel: Channel
  /** The channel is set up, so a test can be sent. */
  ready?: boolean
  children: ReactNode
}

/** One channel: its name and description, its state and its set-up. A locked one says which plans include it. */
export function ChannelBlock({ name, locked, channel, ready = false, children }: ChannelBlockProps) {
  const { name: title, words } = channelFacts[name]
  return (
    <li className="space-y-2 py-4" aria-busy={channel.busy}>
      <h3 className="flex items-center gap-2 text-14 font-semibold">
        {title}
        {locked ? <Lock aria-hidden="true" className="size-3.5 text-muted" /> : null}
        <span className="font-normal text-muted">{words}</span>
      </h3>
      {locked ? (
        <p className="text-14">
          Included in Silver and Gold. <PlanLink />
        </p>
      ) : null}
      {children}
      {ready && !locked && name !== 'feed' ? <TestButton name={name} title={title} channel={channel} /> : null}
      <div aria-live="polite">{channel.fault ? <Notice kind="danger">{channel.fault}</Notice> : null}</div>
    </li>
  )
}

type TestButtonProps = { name: Exclude<AlertChannel, 'feed'>; title: string; channel: Channel }

function TestButton({ name, title, channel }: TestButtonProps) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const send = async () => {
    setSentTo(null)
    const answer = await channel.run((session) => session.testAlert({ channel: name, alert: null }))
    if (answer?.outcome === 'sent') setSentTo(answer.to)
  }
  return (
    <div className="flex flex-wrap items-center gap-3 text-14">
      <Button onClick={send}>
        Send a test <span className="sr-only">by {title}</span>
      </Button>
      <span role="status" className="wrap-anywhere">
        {sentTo ? `Sent to ${sentTo}.` : null}
      </span>
    </div>
  )
}
