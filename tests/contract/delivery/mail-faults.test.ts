import type { Firestore } from 'firebase-admin/firestore'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createInboxCheck } from '../../../lib/server/alerts/delivery/context.ts'
import { type MailInbox, startInbox } from '../../backend/mail-inbox.ts'
import { freePorts } from '../../backend/ports.ts'
import { type FaultProxy, startFaultProxy } from '../../faults/fault-proxy.ts'
import { startLosingAnswer } from './lost-answer.ts'
import { opening, seedReader } from './messages.ts'
import { deliverOne, mailSender, openStore } from './stage.ts'

let db: Firestore
let stopStore: () => Promise<void>
let inbox: MailInbox
let proxy: FaultProxy
beforeAll(async () => {
  const store = await openStore()
  db = store.db
  stopStore = store.stop
  inbox = await startInbox(await freePorts(2))
  const [port = 0] = await freePorts(1)
  proxy = await startFaultProxy(port, new URL(inbox.smtpUrl).host)
})
afterAll(async () => {
  await proxy.stop()
  await Promise.all([stopStore(), inbox.stop()])
})
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await seedReader(db)
})
afterEach(() => void vi.restoreAllMocks())

const arrived = async (id: string) => (await inbox.mails()).filter(({ messageId }) => messageId.startsWith(`${id}@`))
const briefly = { connectionTimeout: 200, greetingTimeout: 200, socketTimeout: 200 }

it.each(['stopped', 'slow', 'cut'] as const)(
  'gives up on a mail server that is %s; the mail arrives once when the server is back',
  async (fault) => {
    proxy.set(fault)
    const mail = mailSender(db, `smtp://${proxy.host}`, createInboxCheck(inbox.url), briefly)
    const first = await deliverOne(db, fault, opening(), { senders: { email: mail.sender } })
    expect(first).toMatchObject({ status: 'pending', attempts: 1, notBefore: '2026-11-20T01:01:00.000Z' })
    expect(first.fault).toBeTruthy()
    proxy.set('none')
    const patient = mailSender(db, `smtp://${proxy.host}`, createInboxCheck(inbox.url))
    const again = await deliverOne(db, fault, null, { senders: { email: patient.sender }, at: first.notBefore })
    expect(again).toMatchObject({ status: 'sent', attempts: 2, fault: null })
    expect(await arrived(fault)).toHaveLength(1)
    mail.close()
    patient.close()
  },
)

it('a mail that was accepted without an answer is found in the inbox and not sent again', async () => {
  const losing = await startLosingAnswer(inbox.smtpUrl)
  const mail = mailSender(db, losing.smtpUrl, createInboxCheck(inbox.url))
  const first = await deliverOne(db, 'unheard', opening(), { senders: { email: mail.sender } })
  expect(losing.lost()).toBe(1)
  expect(first).toMatchObject({ status: 'pending', attempts: 1 })
  const again = await deliverOne(db, 'unheard', null, { senders: { email: mail.sender }, at: first.notBefore })
  expect(again).toMatchObject({ status: 'sent', attempts: 2 })
  expect(await arrived('unheard')).toHaveLength(1)
  mail.close()
  losing.stop()
})
