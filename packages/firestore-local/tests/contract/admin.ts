import { type App, deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore, initializeFirestore } from 'firebase-admin/firestore'
import { pointAt, type Server } from './server.ts'

const apps: App[] = []

function openApp(project: string): App {
  const app = initializeApp({ projectId: project }, `${project}-${apps.length}`)
  apps.push(app)
  return app
}

/** Returns the admin SDK's client for a project of `server`, by default the one that `useServer` started. */
export function adminOf(project: string, server?: Server): Firestore {
  // The SDK reads the address when the client is created, not when it is used.
  if (server !== undefined) pointAt(server)
  return getFirestore(openApp(project))
}

/** As `adminOf`, with 64-bit integers read as BigInt. */
export function bigAdminOf(project: string): Firestore {
  const db = initializeFirestore(openApp(project))
  db.settings({ useBigInt: true })
  return db
}

export async function closeAdmins(): Promise<void> {
  await Promise.all(apps.splice(0).map((app) => deleteApp(app)))
}
