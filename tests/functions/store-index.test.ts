import { afterAll, beforeAll, expect, it } from 'vitest'
import { encodeRoute } from '../../lib/availability/codec.ts'
import { indexPlace, unpackIndex } from '../../lib/server/availability/store-index.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { trigger } from '../../local/up/scheduler.ts'
import { type Backend, obtainBackend } from '../backend/backend.ts'

let backend: Backend

beforeAll(async () => {
  backend = await obtainBackend()
}, 180_000)
afterAll(() => backend.stop())

it('storeAvailabilityIndex stores a route where AVAILABILITY_INDEX says', async () => {
  const cell = { day: 20_000, cabin: 'J' as const, seenAt: 1_700_000_000, offers: [] }
  const route = encodeRoute({ program: 'qantas', from: 'SYD', to: 'ZNZ' }, { sample: false, cells: [cell], parts: [] })
  const ref = adminFirestore().doc('availability/qantas_SYD-ZNZ')
  await ref.set(route)
  const functionsPort = Number(process.env.FUNCTIONS_EMULATOR_HOST?.split(':').at(-1))
  await trigger({ name: 'storeAvailabilityIndex', region: 'australia-southeast1' }, functionsPort)
  await ref.delete()
  const stored = await indexPlace(process.env.AVAILABILITY_INDEX ?? '').open()
  const revisions: string[] = []
  if (stored === null) throw new Error('nothing is stored')
  await unpackIndex(stored.bytes, ({ revision }) => revisions.push(revision))
  expect(revisions).toContain(route.revision)
})
