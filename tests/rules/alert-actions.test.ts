import {
  collection,
  deleteDoc,
  disableNetwork,
  doc,
  enableNetwork,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { alertActions } from '../../lib/accounts/client/alert-actions.ts'
import type { Services } from '../../lib/accounts/client/services.ts'
import type { AlertSettings } from '../../lib/alerts/alert.ts'
import { canBeSet } from '../../lib/alerts/compose/alert-excess.ts'
import { alertSettings, dayFromNow, seedOwner } from './documents.ts'
import { stageRules } from './stage.ts'

const { as, arrange } = stageRules('alert-actions', seedOwner)
const other = 'BBBBBBBBBBBBBBBBBBBB'
const connection = { onLine: true }

beforeEach(() => {
  connection.onLine = true
  vi.stubGlobal('navigator', connection)
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => vi.unstubAllGlobals())

const actions = (ensurePlan = async () => {}) =>
  alertActions({ auth: { currentUser: { uid: 'owner' } }, db: as.owner } as unknown as Services, ensurePlan)
const named = (name: string): AlertSettings => ({ ...alertSettings(), name, maxPoints: name.length * 1_000 })
/** Puts an alert where another tab or device put it. */
const elsewhere = (place: string, identity?: string) =>
  arrange((db) =>
    setDoc(doc(db, `users/owner/alerts/${place}`), {
      ...{ settings: named(`Elsewhere ${place}`), updatedAt: serverTimestamp() },
      ...(identity === undefined ? {} : { identity }),
    }),
  )
async function stored(): Promise<Record<string, { name: string; identity: unknown }>> {
  let all = {}
  await arrange(async (db) => {
    const { docs } = await getDocs(collection(db, 'users/owner/alerts'))
    all = Object.fromEntries(
      docs.map((one) => [one.id, { name: one.get('settings.name'), identity: one.get('identity') }]),
    )
  })
  return all
}

describe('an alert added', () => {
  it('gets an identity', async () => {
    expect(await actions().addAlert('alerts', named('Mine'), [])).toEqual({ state: 'saved' })
    expect(await stored()).toEqual({ '00': { name: 'Mine', identity: expect.stringMatching(/^[A-Za-z0-9]{20}$/) } })
  })

  it('of a member without a plan document waits until there is one', async () => {
    const plan = 'users/owner/private/plan'
    let document = {}
    await arrange(async (db) => {
      document = (await getDoc(doc(db, plan))).data() ?? {}
      await deleteDoc(doc(db, plan))
    })
    const completed = actions(() => arrange((db) => setDoc(doc(db, plan), document)))
    expect(await completed.addAlert('alerts', named('Mine'), [])).toEqual({ state: 'saved' })
  })

  it.each([undefined, other])('goes to the next free place if %s took its place meanwhile', async (identity) => {
    await elsewhere('00', identity)
    await elsewhere('01', identity)
    const own = 'CCCCCCCCCCCCCCCCCCCC'
    expect(await actions().addAlert('alerts', named('Mine'), [], own)).toEqual({ state: 'saved' })
    expect(await stored()).toMatchObject({
      ...{ '00': { name: 'Elsewhere 00' }, '01': { name: 'Elsewhere 01' }, '02': { name: 'Mine', identity: own } },
    })
  })

  it('while offline is kept when the connection is back, beside the one that took its place', async () => {
    connection.onLine = false
    await disableNetwork(as.owner)
    expect(await actions().addAlert('alerts', named('Mine'), [])).toMatchObject({ state: 'waiting' })
    await elsewhere('00', other)
    await enableNetwork(as.owner)
    await vi.waitFor(
      async () => expect(await stored()).toMatchObject({ '00': { name: 'Elsewhere 00' }, '01': { name: 'Mine' } }),
      { timeout: 20_000, interval: 200 },
    )
  })

  it('while offline says so when the plan refuses it once the connection is back', async () => {
    connection.onLine = false
    await disableNetwork(as.owner)
    const beyond = { ...named('Mine'), dates: { start: dayFromNow(10), end: dayFromNow(300) } }
    const written = await actions().addAlert('alerts', beyond, [])
    await enableNetwork(as.owner)
    expect(written.state === 'waiting' && (await written.refusal)).toMatchObject({ code: 'permission-denied' })
  })

  it('is refused beyond the plan, whether or not its place is taken', async () => {
    const beyond = { ...named('Mine'), dates: { start: dayFromNow(10), end: dayFromNow(300) } }
    await expect(actions().addAlert('alerts', beyond, [])).rejects.toMatchObject({ code: 'permission-denied' })
    await elsewhere('00', other)
    await expect(actions().addAlert('alerts', beyond, [])).rejects.toMatchObject({ code: 'permission-denied' })
    expect(Object.keys(await stored())).toEqual(['00'])
  })

  it('is refused once all places are taken', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, place) => elsewhere(String(place).padStart(2, '0'), other)))
    await expect(actions().addAlert('alerts', named('Mine'), [])).rejects.toThrow('You have 50 alerts')
  })
})

describe('a deleted alert restored', () => {
  const mine = 'AAAAAAAAAAAAAAAAAAAA'

  it.each([
    ['as it is', {}],
    ['with a second seat', { seats: 2 }],
    ['with days beyond the plan', { dates: { start: dayFromNow(10), end: dayFromNow(122) } }],
    ['with days that have passed', { dates: { start: dayFromNow(-10), end: dayFromNow(-5) } }],
  ])('%s is accepted exactly where the page offers Undo', async (_, change) => {
    const settings = { ...named('Mine'), ...change }
    const restored = actions().restoreAlert('alerts', { id: '07', settings, identity: mine })
    const accepted = await restored.then(
      () => true,
      () => false,
    )
    expect(accepted).toBe(canBeSet(settings, 'free', dayFromNow(0)))
  })

  it.each([undefined, mine])('keeps its place and the identity %s', async (identity) => {
    await elsewhere('03', other)
    await actions().restoreAlert('alerts', { id: '07', settings: named('Mine'), identity })
    expect(await stored()).toMatchObject({ '03': {}, '07': { name: 'Mine', identity } })
  })

  it('leaves alone another that took its place meanwhile', async () => {
    await elsewhere('07', other)
    await actions().restoreAlert('alerts', { id: '07', settings: named('Mine'), identity: mine })
    expect(await stored()).toEqual({
      '00': { name: 'Mine', identity: mine },
      '07': { name: 'Elsewhere 07', identity: other },
    })
  })
})
