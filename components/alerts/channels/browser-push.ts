import type { SubscribePushBody } from '@/lib/alerts/delivery/channels.ts'

type Subscription = Extract<SubscribePushBody, { kind: 'add' }>['subscription']

/** Whether this browser can be told: `missing` where it has no push, `refused` where its owner blocked it. */
export function pushSupport(): 'ready' | 'missing' | 'refused' {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isAble) return 'missing'
  return Notification.permission === 'denied' ? 'refused' : 'ready'
}

/**
 * Asks the browser's question and gives its subscription.
 * @throws Error in words for its owner, when they say no or the browser has no worker.
 */
export async function subscribeThisBrowser(publicKey: string): Promise<Subscription> {
  if ((await Notification.requestPermission()) !== 'granted') {
    throw new Error('You did not allow notifications, so none are sent to this browser.')
  }
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration)
    throw new Error('The site has not finished loading in this browser. Reload the page and try again.')
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

/** What its owner knows a browser by: `Firefox on Android`. */
export function browserLabel(userAgent: string): string {
  const find = (names: readonly (readonly [string, string])[]) => names.find(([mark]) => userAgent.includes(mark))?.[1]
  return `${find(browsers) ?? 'A browser'} on ${find(systems) ?? 'a device'}`
}
