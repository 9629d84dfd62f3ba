import { readFileSync } from 'node:fs'
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { doc, type Firestore, setDoc, setLogLevel } from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { obtainFirestore } from '../backend/firestore.ts'

/** The four kinds of caller that try each rule. */
export type Callers = { guest: Firestore; owner: Firestore; other: Firestore; admin: Firestore }

/** The admin has given a second-factor code in the log-in of the tool's tokens, which was at second 0. */
export const openToOperator = { endedAt: -1, logIns: [], operatorUntil: { '0': Date.parse('2100-01-01') } }

type Stage = {
  /** The callers, over a database that holds only `seed` and the admin's session. */
  as: Callers
  /** Writes without the rules, as the server does. */
  arrange(write: (db: Firestore) => Promise<unknown>): Promise<void>
}

/**
 * Runs the tests of a file against firestore.rules on a real Firestore server, with a fresh database for each test.
 * `seed` writes what the database holds before each one. The owner's uid is `owner`, the other member's `other`.
 */
export function stageRules(project: string, seed: (db: Firestore) => Promise<unknown>): Stage {
  let environment: RulesTestEnvironment
  let stop: () => Promise<void>
  const stage: Stage = {
    as: {} as Callers,
    arrange: (write) => environment.withSecurityRulesDisabled((context) => write(context.firestore() as never).then()),
  }

  beforeAll(async () => {
    const server = await obtainFirestore()
    stop = server.stop
    // Refusals are expected here, and the SDK would print a warning for each.
    setLogLevel('silent')
    environment = await initializeTestEnvironment({
      projectId: `demo-rules-${project}`,
      firestore: { host: server.host, port: server.port, rules: readFileSync('firestore.rules', 'utf8') },
    })
    const member = (uid: string, claims = {}) =>
      environment.authenticatedContext(uid, { email: `${uid}@pointsward.test`, ...claims }).firestore() as never
    Object.assign(stage.as, {
      guest: environment.unauthenticatedContext().firestore(),
      owner: member('owner'),
      other: member('other', { plan: 'gold' }),
      admin: member('admin', { admin: true }),
    })
  })
  beforeEach(async () => {
    await environment.clearFirestore()
    await stage.arrange(async (db) => {
      await setDoc(doc(db, 'users/admin/private/sessions'), openToOperator)
      await seed(db)
    })
  })
  afterAll(async () => {
    await environment.cleanup()
    await stop()
  })
  return stage
}
