import { deleteApp, type FirebaseApp, initializeApp, setLogLevel } from 'firebase/app'
import * as full from 'firebase/firestore'
import * as lite from 'firebase/firestore/lite'
import type { Mode, Place, Sdk, Stage, User } from './stage.ts'

// The lite SDK is the same API under its own nominal types, and its aggregations have shorter names.
const liteSdk = {
  ...lite,
  getCountFromServer: lite.getCount,
  getAggregateFromServer: lite.getAggregate,
} as unknown as Sdk

/** Long polling is forced there; elsewhere the SDK keeps its defaults, so that its own detection is tested too. */
function settingsOf(mode: Mode): full.FirestoreSettings {
  if (mode === 'long-polling') return { experimentalForceLongPolling: true }
  if (mode !== 'persistent') return {}
  return { localCache: full.persistentLocalCache({ tabManager: full.persistentMultipleTabManager() }) }
}

// Refusals are what many scenarios wait for; the SDK would print each of them.
setLogLevel('silent')

let count = 0

/** An id that neither this process nor another on the same server has used. */
export function unique(label: string): string {
  count += 1
  return `${label}-${crypto.randomUUID().slice(0, 8)}-${count}`
}

/** One client of `user`. A persistent cache belongs to the app's name, so that a page can find it again. */
export function openClient(
  mode: Mode,
  place: Place,
  user: User,
  name = mode === 'persistent' ? 'persistent' : unique('app'),
): { app: FirebaseApp; db: full.Firestore } {
  const sdk = sdkOf(mode)
  const app = initializeApp({ projectId: place.project, apiKey: 'fake-key', appId: 'contract' }, name)
  const db = sdk.initializeFirestore(app, settingsOf(mode))
  sdk.connectFirestoreEmulator(db, place.host, place.port, user === null ? {} : { mockUserToken: user })
  return { app, db }
}

export function sdkOf(mode: Mode): Sdk {
  return mode === 'lite' ? liteSdk : full
}

/** A stage for one scenario, and how to clear it away. */
export function openStage(mode: Mode, place: Place): { stage: Stage; close(): Promise<void> } {
  const apps: FirebaseApp[] = []
  const known = new Map<string, full.Firestore>()
  const open = (user: User) => {
    const client = openClient(mode, place, user)
    apps.push(client.app)
    return client.db
  }
  const stage: Stage = {
    sdk: sdkOf(mode),
    db: open(null),
    unique,
    open: (user) => {
      const key = JSON.stringify(user)
      const db = known.get(key) ?? open(user)
      known.set(key, db)
      return db
    },
  }
  return { stage, close: async () => void (await Promise.all(apps.map((app) => deleteApp(app)))) }
}
