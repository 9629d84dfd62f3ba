import type { Firestore } from 'firebase-admin/firestore'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { ChannelFacts } from '../../../lib/alerts/alert-channels.ts'
import type { Delivery } from '../../../lib/server/alerts/delivery/outcome.ts'

/** A channel invented for this test: it is described once and given a sender, and no other code knows of it. */
const { pigeon, pigeonFacts } = vi.hoisted(() => {
  const pigeonFacts: ChannelFacts = {
    ...{ name: 'Pigeon', inWords: 'pigeon', words: 'to a loft of yours' },
    ...{ plans: 'paid', keeps: 'address' },
    address: {
      ...{ label: 'Loft', placeholder: 'https://loft.example/roof', hint: 'Ends with roof.' },
      ending: { pattern: /^roof$/, fault: 'A pigeon lands on a roof.' },
    },
  }
  return { pigeon: 'pigeon' as 'ntfy', pigeonFacts }
})

vi.mock('../../../lib/alerts/alert-channels.ts', async (original) => {
  const real = await original<typeof import('../../../lib/alerts/alert-channels.ts')>()
  const alertChannels = [...real.alertChannels, pigeon] as const
  const channelFacts: Record<string, ChannelFacts> = { ...real.channelFacts, [pigeon]: pigeonFacts }
  const isAddressChannel = (channel: string) => channelFacts[channel]?.keeps === 'address'
  return { alertChannels, AlertChannel: z.enum(alertChannels), channelFacts, isAddressChannel }
})
vi.mock('@/lib/accounts/client/account-provider.tsx', () => ({ useAccountStore: () => ({}) }))

const { MessagePrices } = await import('../../../lib/admin/message-costs.ts')
const { AddressChannel } = await import('../../../components/alerts/channels/channel-block.tsx')
const { NotificationFields } = await import('../../../components/alerts/form/notification-fields.tsx')
const { checkReach } = await import('../../../lib/alerts/compose/channel-words.ts')
const { listChannels } = await import('../../../lib/alerts/plan-channels.ts')
const { SaveChannelsBody } = await import('../../../lib/alerts/delivery/channels.ts')
const { readChannels } = await import('../../../lib/server/alerts/delivery/channel-store.ts')
const { createSenders, senderMakers } = await import('../../../lib/server/alerts/delivery/context.ts')
const { saveChannels } = await import('../../../lib/server/alerts/delivery/save-channels.ts')
const { now, opening, seedReader } = await import('./messages.ts')
const { deliverOne, openStore } = await import('./stage.ts')

let db: Firestore
let stop: () => Promise<void>
beforeAll(async () => {
  const store = await openStore()
  db = store.db
  stop = store.stop
})
afterAll(() => stop())

it('an added channel can have a price', () => {
  expect(MessagePrices.parse(`${pigeon}=0.5`)).toEqual({ pigeon: 0.5 })
})

it('an added channel works from the form to delivery', async () => {
  const flown: Delivery[] = []
  Object.assign(senderMakers, {
    [pigeon]: () => async (parcel: Delivery) => {
      flown.push(parcel)
      return { kind: 'sent', to: String(parcel.to.channels[pigeon]?.url) }
    },
  })
  const senders = createSenders({} as Parameters<typeof createSenders>[0], () => Promise.reject(new Error('no mail')))

  const draft = { name: '', channels: [pigeon], quiet: null }
  const nothing = () => undefined
  const fields = { draft, plan: 'gold' as const, channelFault: null, placeholder: '', change: nothing }
  expect(renderToStaticMarkup(createElement(NotificationFields, fields))).toContain('to a loft of yours')
  const form = createElement(AddressChannel, { name: pigeon, locked: false, url: null })
  expect(renderToStaticMarkup(form)).toContain('Ends with roof.')
  expect([listChannels('free').includes(pigeon), listChannels('silver').includes(pigeon)]).toEqual([false, true])

  await seedReader(db, { alert: { channels: [pigeon] } })
  const policy = { allowLoopback: false }
  const change = { db, uid: 'ann', plan: 'gold' as const, now, policy, telegramLink: null }
  const save = (url: string, plan: 'free' | 'gold' = 'gold') =>
    saveChannels({ ...change, plan }, SaveChannelsBody.parse({ [pigeon]: { url } }))
  expect(await save('https://loft.example/roof', 'free')).toMatchObject({ outcome: 'refused', channel: pigeon })
  expect(await save('https://loft.example/cellar')).toMatchObject({ message: 'A pigeon lands on a roof.' })
  expect(await save('https://loft.example/roof')).toMatchObject({ outcome: 'saved' })

  const channels = await readChannels(db, 'ann')
  expect(checkReach([pigeon], { channels, isConfirmed: true, allowed: listChannels('gold') }).working).toEqual([pigeon])
  const sent = await deliverOne(db, 'p1', opening({ channel: pigeon }), { senders })
  expect(sent).toMatchObject({ status: 'sent', to: 'https://loft.example/roof' })
  expect(flown.map(({ id }) => id)).toEqual(['p1'])
})
