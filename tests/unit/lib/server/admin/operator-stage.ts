import { randomUUID } from 'node:crypto'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import type { Auth, UserRecord } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import type { AdminAction, AdminAnswer } from '../../../../../lib/admin/inputs.ts'
import { act } from '../../../../../lib/server/admin/act.ts'
import type { ActionContext } from '../../../../../lib/server/admin/action.ts'
import { startFirestore } from '../../../../../packages/firestore-local/src/server.ts'

export const now = '2026-11-20T01:00:00.000Z'
export const operator = { uid: 'boss', email: 'boss@pointsward.test' }

const account = (uid: string) =>
  ({
    uid,
    email: `${uid}@pointsward.test`,
    customClaims: { plan: 'free' },
    tokensValidAfterTime: now,
  }) as unknown as UserRecord

/** Runs operator actions on a separate Firestore, emptied before each test; its auth service knows `ann` and `boss`. */
export function stageOperator(name: string) {
  let server: Awaited<ReturnType<typeof startFirestore>>
  let app: ReturnType<typeof initializeApp>
  let db: Firestore
  let context: ActionContext

  beforeAll(async () => {
    server = await startFirestore({ port: 0, quiet: true, indexesFile: 'firestore.indexes.json' })
    app = initializeApp({ projectId: 'demo-pointsward' }, name)
    db = getFirestore(app)
    db.settings({ host: `127.0.0.1:${server.port}`, ssl: false, customHeaders: { authorization: 'Bearer owner' } })
  })
  afterAll(async () => {
    await deleteApp(app)
    await server.stop()
  })
  beforeEach(async () => {
    for (const { path } of await db.listCollections()) await db.recursiveDelete(db.collection(path))
    const auth = {
      getUser: vi.fn(async (uid: string) => {
        if (['ann', 'boss'].includes(uid)) return account(uid)
        throw Object.assign(new Error('unknown'), { code: 'auth/user-not-found' })
      }),
      updateUser: vi.fn(async () => {}),
      deleteUser: vi.fn(async () => {}),
      revokeRefreshTokens: vi.fn(async () => {}),
      setCustomUserClaims: vi.fn(async () => {}),
    } satisfies Record<keyof ActionContext['auth'], unknown>
    context = {
      db,
      auth: auth as unknown as Auth,
      stripe: () => {
        throw new Error('no payments here')
      },
      sendReset: vi.fn(async () => {}),
      deliverNow: vi.fn(async () => {}),
      mailNow: vi.fn(async () => {}),
      now,
    }
  })

  return {
    get db() {
      return db
    },
    get context() {
      return context
    },
    act: (action: AdminAction, input: unknown, key: string = randomUUID()): Promise<AdminAnswer> =>
      act({ key, action, input }, operator, context),
    at: async (path: string) => (await db.doc(path).get()).data(),
    log: async () => (await db.collection('audit').orderBy('at').get()).docs.map((document) => document.data()),
  }
}
