'use client'

import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CopyLine } from './copy-line.tsx'
import { useChannel } from './use-channel.ts'

/** The secret that signs a webhook's requests: out of sight until asked for, and changed when it has leaked. */
export function WebhookSecret({ url, secret }: { url: string; secret: string }) {
  const channel = useChannel()
  const [shown, setShown] = useState(false)
  return (
    <div className="space-y-2 text-14">
      {shown ? <CopyLine label="Signing secret" text={secret} /> : null}
      <div className="flex flex-wrap gap-2">
        <Button kind="quiet" onClick={() => setShown(!shown)}>
          {shown ? 'Hide the signing secret' : 'Show the signing secret'}
        </Button>
        <Button kind="quiet" onClick={() => channel.save({ webhook: { url, newSecret: true } })}>
          Make a new one
        </Button>
      </div>
      {channel.fault ? <p className="text-danger">{channel.fault}</p> : null}
    </div>
  )
}
