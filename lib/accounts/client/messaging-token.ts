import type { FirebaseApp } from 'firebase/app'

/**
 * Has calls carry this browser's messaging token, where there is one: a project with messaging, and a browser whose
 * owner let this site push to it. Its token comes from the very subscription that alerts are pushed to.
 */
export async function startMessaging(app: FirebaseApp): Promise<void> {
  if (!app.options.messagingSenderId || !('Notification' in window) || Notification.permission !== 'granted') return
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  const key = subscription?.options.applicationServerKey
  if (!registration || !key) return
  const { getMessaging, getToken } = await import('firebase/messaging')
  // Named here once; the functions' SDK, which asks again before each call, then uses the same two.
  await getToken(getMessaging(app), { serviceWorkerRegistration: registration, vapidKey: base64Url(key) })
}

function base64Url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
