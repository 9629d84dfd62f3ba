import { type App, deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore, initializeFirestore } from 'firebase-admin/firestore'

const apps: App[] = []

/** The admin SDK on a project of the server that FIRESTORE_EMULATOR_HOST names. */
export function adminOf(project: string): Firestore {
  const app = initializeApp({ projectId: project }, `${project}-${apps.length}`)
  apps.push(app)
  return getFirestore(app)
}

/** The same with 64-bit integers read as BigInt. */
export function bigAdminOf(project: string): Firestore {
  const app = initializeApp({ projectId: project }, `${project}-${apps.length}`)
  apps.push(app)
  const db = initializeFirestore(app)
  db.settings({ useBigInt: true })
  return db
}

export async function closeAdmins(): Promise<void> {
  await Promise.all(apps.splice(0).map((app) => deleteApp(app)))
}
