import { deleteApp, type FirebaseApp, initializeApp, setLogLevel } from 'firebase/app'
import * as full from 'firebase/firestore'
import * as lite from 'firebase/firestore/lite'
import type { Mode, Place, Sdk, Stage, User } from './stage.ts'

// The lite SDK is the same API with nominal types of its own, and shorter names for its aggregations.
const liteSdk = {
  ...lite,
  getCountFromServer: lite.getCount,
  getAggregateFromServer: lite.getAggregate,
} as unknown as Sdk

/**
 * Forces long polling in that mode; the other modes keep the SDK's defaults, so that its own detection is tested too.
 */
function settingsOf(mode: Mode): full.FirestoreSettings {
  if (mode === 'long-polling') return { experimentalForceLongPolling: true }
  if (mode !== 'persistent') return {}
  return { localCache: full.persistentLocalCache({ tabManager: full.persistentMultipleTabManager() }) }
}

// Many scenarios expect refusals; the SDK would print each of them.
setLogLevel('silent')

let count = 0

/** Returns an id that neither this process nor another on the same server has used. */
export function unique(label: string): string {
  count += 1
  return `${label}-${crypto.randomUUID().slice(0, 8)}-${count}`
}

/** Opens a client for `user`. A persistent cache is tied to the app's name, so that a page can find it again. */
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

/** Opens a stage for one scenario; `close` cleans it up. */
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
