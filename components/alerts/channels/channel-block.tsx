'use client'

import { Lock } from 'lucide-react'
import { type FormEvent, type ReactNode, useState, useSyncExternalStore } from 'react'
import { useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import type { Session } from '@/lib/accounts/client/session.ts'
import {
  type AddressChannel as AddressChannelName,
  type AlertChannel,
  channelFacts,
} from '@/lib/alerts/alert-channels.ts'
import type {
  ChannelsDocument,
  OfferedChannels,
  SaveChannelsAnswer,
  SaveChannelsBody,
  SubscribePushBody,
} from '@/lib/alerts/delivery/channels.ts'
import { formatInstant } from '@/lib/core/formats.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { refusalWords } from '../../ui/save-outcome.ts'
import { TextField } from '../../ui/text-field.tsx'
import { PlanLink } from '../form/field-fault.tsx'

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

type AddressChannelProps = {
  name: 'webhook' | AddressChannelName
  locked: boolean
  /** The address in use. */
  url: string | null
  children?: ReactNode
}

/** A channel that is set up by entering an address. */
export function AddressChannel({ name, locked, url, children }: AddressChannelProps) {
  const { label, placeholder, hint } = channelFacts[name].address
  const channel = useChannel()
  const [typed, setTyped] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const value = typed ?? url ?? ''
  const isBad = !URL.canParse(value) || !/^https?:/.test(value)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isBad) return
    const saved = await channel.save({ [name]: { url: value } })
    if (saved) setTyped(null)
  }
  const remove = async () => {
    setTyped('')
    setTried(false)
    await channel.save({ [name]: null })
    setTyped(null)
  }
  return (
    <ChannelBlock name={name} locked={locked} channel={channel} ready={url !== null}>
      {locked && url === null ? null : (
        <form onSubmit={submit} noValidate className="space-y-2">
          <TextField
            label={label}
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            maxLength={500}
            placeholder={placeholder}
            hint={hint}
            value={value}
            disabled={locked}
            fault={tried && isBad ? 'Enter the full address, starting with https://.' : null}
            onChange={setTyped}
          />
          <div className="flex flex-wrap gap-2">
            {locked ? null : <Button type="submit">{url ? 'Change' : 'Save'}</Button>}
            {url ? (
              <Button kind="danger" onClick={remove}>
                Remove
              </Button>
            ) : null}
          </div>
        </form>
      )}
      {children}
    </ChannelBlock>
  )
}

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

type Channel = {
  busy: boolean
  /** Why the last change failed, in words for the user; null if it didn't. */
  fault: string | null
  /** Runs one change; resolves to its answer, or to null if it failed, was refused, or another is still running. */
  run: <Answer extends object>(work: (session: Session) => Promise<Answer>) => Promise<Answer | null>
  save: (body: SaveChannelsBody) => Promise<SaveChannelsAnswer | null>
}

/** Runs changes to one channel's set-up, one at a time, and reports why the last one failed. */
export function useChannel(): Channel {
  const store = useAccountStore()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const run: Channel['run'] = async (work) => {
    if (busy) return null
    setBusy(true)
    setFault(null)
    try {
      const answer = await work(await store.session())
      if ('outcome' in answer && (answer.outcome === 'refused' || answer.outcome === 'failed')) {
        setFault('message' in answer ? String(answer.message) : 'That wasn’t accepted. Check it and try again.')
        return null
      }
      return answer
    } catch (error) {
      setFault(refusalWords(error))
      return null
    } finally {
      setBusy(false)
    }
  }
  return { busy, fault, run, save: (body) => run((session) => session.saveChannels(body)) }
}
