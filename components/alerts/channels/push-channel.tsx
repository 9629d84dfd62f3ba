'use client'

import { useSyncExternalStore } from 'react'
import type { ChannelsDocument, OfferedChannels } from '@/lib/alerts/delivery/channels.ts'
import { formatInstant } from '@/lib/core/formats.ts'
import { Button } from '../../ui/button.tsx'
import { browserLabel, pushSupport, subscribeThisBrowser } from './browser-push.ts'
import { ChannelBlock } from './channel-block.tsx'
import { useChannel } from './use-channel.ts'

type PushChannelProps = {
  browsers: ChannelsDocument['push']
  /** Undefined while the site has not said. */
  offered: OfferedChannels['push'] | undefined
  locked: boolean
}

const never = () => () => {}

/** Notifications on chosen browsers. The browser's own question is asked only after a press on our button. */
export function PushChannel({ browsers, offered, locked }: PushChannelProps) {
  const channel = useChannel()
  const support = useSyncExternalStore(never, pushSupport, () => 'missing' as const)
  const allow = () =>
    channel.run(async (session) => {
      const subscription = await subscribeThisBrowser(offered?.publicKey ?? '')
      return session.subscribePush({ kind: 'add', subscription, label: browserLabel(navigator.userAgent) })
    })
  const remove = (id: string) => channel.run((session) => session.subscribePush({ kind: 'remove', id }))
  return (
    <ChannelBlock name="push" locked={locked} channel={channel} ready={browsers.length > 0}>
      <ul className="space-y-1">
        {browsers.map(({ id, label, addedAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 text-14">
            <span className="font-medium">{label}</span>
            <span className="text-muted">since {formatInstant(addedAt)}</span>
            <Button kind="quiet" onClick={() => remove(id)}>
              Remove <span className="sr-only">{label}</span>
            </Button>
          </li>
        ))}
      </ul>
      {locked || offered === undefined ? null : offered === null ? (
        <p className="text-14 text-muted">This site has no push service set up.</p>
      ) : support === 'ready' ? (
        <Button onClick={allow}>Allow on this browser</Button>
      ) : (
        <p className="text-14 text-muted">{supportWords[support]}</p>
      )}
    </ChannelBlock>
  )
}

const supportWords = {
  missing: 'This browser can’t receive notifications from sites. On an iPhone, add this site to the home screen first.',
  refused: 'Notifications of this site are blocked in this browser. Allow them in its settings for this site first.',
} as const
