import { type FirebaseApp, FirebaseError, getApps, initializeApp } from 'firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type User,
} from 'firebase/auth'
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore'
import { connectFunctionsEmulator, type Functions, getFunctions } from 'firebase/functions'
import { z } from 'zod'
import { functionsRegion, WebConfig } from '../web-config.ts'
import { reportFault } from './report.ts'

export type Services = { auth: Auth; db: Firestore; functions: Functions }

type Started = {
  services: Services
  /** How far the site's clock is from this machine's, in ms. */
  clockOffsetMs: number
}

/**
 * Starts the Firebase SDK against the backend this site was deployed with.
 * @throws when the configuration can't be fetched or read.
 */
export async function startServices(): Promise<Started> {
  const response = await fetch('/api/config')
  if (!response.ok) throw new Error(`The site's configuration could not be read (${response.status}).`)
  const config = WebConfig.parse(await response.json())
  const app = getApps()[0] ?? initializeApp(config.firebase)
  if (config.appCheckSiteKey) await startAppCheck(app, config.appCheckSiteKey)
  // Not awaited, because calls work without a token until there is one.
  startMessaging(app).catch((error: unknown) => reportFault('getting a messaging token', error))
  const services = {
    // Without a pop-up resolver: email and password need none, and it would load a frame from another host.
    auth: initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] }),
    db: getFirestore(app),
    functions: getFunctions(app, functionsRegion),
  }
  if (config.emulators) connectEmulators(services, config.emulators)
  return { services, clockOffsetMs: Date.parse(config.now) - Date.now() }
}

/** Starts App Check, which attests that calls come from this site. The SDK refreshes its tokens before they expire. */
async function startAppCheck(app: FirebaseApp, siteKey: string): Promise<void> {
  const { initializeAppCheck, ReCaptchaV3Provider } = await import('firebase/app-check')
  initializeAppCheck(app, { provider: new ReCaptchaV3Provider(siteKey), isTokenAutoRefreshEnabled: true })
}

/**
 * Lets calls carry this browser's messaging token, if the project has messaging and the visitor has allowed this site
 * to send notifications. The token comes from the same subscription that alerts are pushed to.
 */
async function startMessaging(app: FirebaseApp): Promise<void> {
  if (!app.options.messagingSenderId || !('Notification' in window) || Notification.permission !== 'granted') return
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  const key = subscription?.options.applicationServerKey
  if (!registration || !key) return
  const { getMessaging, getToken } = await import('firebase/messaging')
  // Sets these two once: the functions SDK asks for the token again before each call, and then uses the same ones.
  await getToken(getMessaging(app), { serviceWorkerRegistration: registration, vapidKey: base64Url(key) })
}

function base64Url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function connectEmulators(services: Services, hosts: NonNullable<WebConfig['emulators']>): void {
  connectAuthEmulator(services.auth, `http://${hosts.auth}`, { disableWarnings: true })
  const [firestoreHost, firestorePort] = splitHost(hosts.firestore)
  connectFirestoreEmulator(services.db, firestoreHost, firestorePort)
  const [functionsHost, functionsPort] = splitHost(hosts.functions)
  connectFunctionsEmulator(services.functions, functionsHost, functionsPort)
}

function splitHost(hostAndPort: string): [host: string, port: number] {
  const colon = hostAndPort.lastIndexOf(':')
  return [hostAndPort.slice(0, colon), Number(hostAndPort.slice(colon + 1))]
}

/** @throws Error for a visitor who isn't signed in (any more) */
export function requireUser({ currentUser }: Pick<Auth, 'currentUser'>): User {
  if (!currentUser) throw new Error('You’re logged out. Log in and try again.')
  return currentUser
}

const Project = z.object({ authorizedDomains: z.array(z.string()).default([]) })

/**
 * Checks that this page's domain is one the auth service allows sign-ins from. If the service doesn't answer, nothing
 * is refused: the sign-in that follows reports what is wrong.
 * @throws FirebaseError `auth/unauthorized-domain` when this domain is not among them.
 */
export async function checkDomain({ app, emulatorConfig }: Auth, host = window.location.hostname): Promise<void> {
  const service = 'identitytoolkit.googleapis.com'
  const { protocol, host: name, port } = emulatorConfig ?? {}
  const origin = emulatorConfig ? `${protocol}://${name}:${port}/${service}` : `https://${service}`
  const address = `${origin}/v1/projects?key=${encodeURIComponent(app.options.apiKey ?? '')}`
  const response = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => null)
  const project = Project.safeParse(await response?.json().catch(() => null))
  if (!response?.ok || !project.success) return
  // This machine has several names, and a project lists only `localhost`.
  const domain = host === '127.0.0.1' || host === '[::1]' ? 'localhost' : host
  if (project.data.authorizedDomains.some((listed) => domain === listed || domain.endsWith(`.${listed}`))) return
  throw new FirebaseError(
    'auth/unauthorized-domain',
    `Firebase: ${host} is not authorized. (auth/unauthorized-domain).`,
  )
}
