import { type FirebaseApp, getApps, initializeApp } from 'firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth'
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore'
import { connectFunctionsEmulator, type Functions, getFunctions } from 'firebase/functions'
import { functionsRegion, WebConfig } from '../web-config.ts'
import { startMessaging } from './messaging-token.ts'
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
  // Nothing waits for it: calls do without a token until there is one.
  startMessaging(app).catch((error: unknown) => reportFault('getting a messaging token', error))
  const services = {
    // Without a pop-up resolver: e-mail and password need none, and it would load a frame from another host.
    auth: initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] }),
    db: getFirestore(app),
    functions: getFunctions(app, functionsRegion),
  }
  if (config.emulators) connectEmulators(services, config.emulators)
  return { services, clockOffsetMs: Date.parse(config.now) - Date.now() }
}

/** Attests that calls come from this site; its own tokens are refreshed by the SDK before they expire. */
async function startAppCheck(app: FirebaseApp, siteKey: string): Promise<void> {
  const { initializeAppCheck, ReCaptchaV3Provider } = await import('firebase/app-check')
  initializeAppCheck(app, { provider: new ReCaptchaV3Provider(siteKey), isTokenAutoRefreshEnabled: true })
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
