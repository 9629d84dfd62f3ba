'use client'

import { useSyncExternalStore } from 'react'
import type { ChannelsDocument, OfferedChannels, SubscribePushBody } from '@/lib/alerts/delivery/channels.ts'
import { formatInstant } from '@/lib/core/formats.ts'
import { Button } from '../../ui/button.tsx'
import { ChannelBlock } from './channel-block.tsx'
import { useChannel } from './use-channel.ts'

type Subscription = Extract<SubscribePushBody, { kind: 'add' }>['subscription']

/** Whether this browser can get notifications: `missing` if it has no push, `refused` if the user blocked them. */
function pushSupport(): 'ready' | 'missing' | 'refused' {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isAble) return 'missing'
  return Notification.permission === 'denied' ? 'refused' : 'ready'
}

/**
 * Asks for the browser's permission and returns its push subscription.
 * @throws Error with a message for the user, when they decline or the browser has no service worker.
 */
async function subscribeThisBrowser(publicKey: string): Promise<Subscription> {
  if ((await Notification.requestPermission()) !== 'granted') {
    throw new Error('Notifications are off for this browser because you didn’t allow them.')
  }
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) throw new Error('The page hasn’t finished loading. Reload it and try again.')
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint = '', keys = {} } = made.toJSON()
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } }
}

const browsers = [
  ['Edg/', 'Edge'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const

/** A name by which the user recognises the browser: `Firefox on Android`. */
function browserLabel(userAgent: string): string {
  const find = (names: readonly (readonly [string, string])[]) => names.find(([mark]) => userAgent.includes(mark))?.[1]
  return `${find(browsers) ?? 'A browser'} on ${find(systems) ?? 'a device'}`
}

type PushChannelProps = {
  browsers: ChannelsDocument['push']
  /** Undefined while loading; null if the site doesn't offer push. */
  offered: OfferedChannels['push'] | undefined
  locked: boolean
}

const never = () => () => {}

/** Push notifications, per browser. The browser's permission prompt appears only after a press of our button. */
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
        <p className="text-14 text-muted">Notifications aren’t available on this site.</p>
      ) : support === 'ready' ? (
        <Button onClick={allow}>Allow on this browser</Button>
      ) : (
        <p className="text-14 text-muted">{supportWords[support]}</p>
      )}
    </ChannelBlock>
  )
}

const supportWords = {
  missing: 'This browser can’t receive notifications. On an iPhone, add this site to your home screen first.',
  refused: 'Notifications from this site are blocked. Allow them in your browser’s site settings first.',
} as const
