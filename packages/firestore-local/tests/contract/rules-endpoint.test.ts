import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing'
import 'firebase/compat/firestore'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeAdmins } from './admin.ts'
import { restOf } from './rest.ts'
import { freshProject, guardedRules, openRules, putRules, type Server, setRules, useServer } from './server.ts'

let server: Server
let environment: RulesTestEnvironment
const project = freshProject('rules')
beforeAll(async () => {
  server = await useServer()
  const { host, port } = server
  environment = await initializeTestEnvironment({ projectId: project, firestore: { rules: guardedRules, host, port } })
})
afterAll(async () => {
  await environment.cleanup()
  await closeAdmins()
  await server.stop()
})

test('@firebase/rules-unit-testing: contexts work, also with rules disabled', async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    await context.firestore().doc('owned/room/items/one').set({ owner: 'alice', n: 1 })
  })
  const alice = environment.authenticatedContext('alice', { email: 'alice@example.com' }).firestore()
  const nobody = environment.unauthenticatedContext().firestore()
  const mine = await assertSucceeds(alice.doc('owned/room/items/one').get())
  expect(mine.data()).toEqual({ owner: 'alice', n: 1 })
  await assertFails(nobody.doc('owned/room/items/one').get())
  await assertFails(alice.collection('owned/room/items').get())
  await assertSucceeds(alice.collection('owned/room/items').where('owner', '==', 'alice').get())
  await assertSucceeds(alice.doc('owned/room/items/one').update({ n: 2 }))
  await assertFails(alice.doc('owned/room/items/one').update({ n: 1 }))
})

test('@firebase/rules-unit-testing: clearFirestore deletes documents', async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    await context.firestore().doc('public/room/items/one').set({ n: 1 })
  })
  const nobody = environment.unauthenticatedContext().firestore()
  expect((await nobody.doc('public/room/items/one').get()).exists).toBe(true)
  await environment.clearFirestore()
  expect((await nobody.doc('public/room/items/one').get()).exists).toBe(false)
})

test('new rules take effect at once', async () => {
  const own = freshProject('switched')
  const get = async () => (await restOf(server, own).call('GET', '/any/one', undefined, null)).status
  await setRules(server, own, guardedRules)
  expect(await get()).toBe(403)
  await setRules(server, own, openRules)
  expect(await get()).toBe(404)
  await setRules(server, own, guardedRules)
  expect(await get()).toBe(403)
})

test('rules belong to one project', async () => {
  const [closed, open] = [freshProject('closed'), freshProject('open')]
  const get = async (project: string) => (await restOf(server, project).call('GET', '/any/one', undefined, null)).status
  await setRules(server, open, openRules)
  await setRules(server, closed, guardedRules)
  expect([await get(open), await get(closed)]).toEqual([404, 403])
})

test('rules that do not parse are rejected with line and column, and the old ones stay', async () => {
  const own = freshProject('broken')
  await setRules(server, own, guardedRules)
  const broken =
    "rules_version = '2';\nservice cloud.firestore {\n  match /a/{b} {\n    allow read: if (true;\n  }\n}\n"
  const response = await putRules(server, own, broken)
  expect(response.status).toBe(400)
  expect(await response.text()).toMatch(/\D4:\d+/)
  expect((await restOf(server, own).call('GET', '/any/one', undefined, null)).status).toBe(403)
})
