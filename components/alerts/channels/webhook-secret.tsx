'use client'

import { useState } from 'react'
import type { Webhook } from '@/lib/alerts/delivery/channels.ts'
import { isStandardSecret, ROTATION_DAYS } from '@/lib/alerts/delivery/webhook-secret.ts'
import { formatInstant } from '@/lib/core/formats.ts'
import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { CopyLine } from './copy-line.tsx'
import { useChannel } from './use-channel.ts'

/** The secret that signs a webhook's requests: out of sight until asked for, and changed without a gap. */
export function WebhookSecret({ url, secret, previous }: Webhook) {
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
