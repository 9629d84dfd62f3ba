import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import type { OutboxDocument } from '../../../lib/alerts/outbox.ts'
import { addDays } from '../../../lib/availability/days.ts'
import { root } from '../../../local/install.mjs'
import { startEmbedded } from '../../backend/firestore.ts'
import { type Mail, type MailInbox, startInbox } from '../../backend/mail-inbox.ts'
import { freePorts } from '../../backend/ports.ts'
import { found, now, opening, seedReader } from './messages.ts'
import { type Receiver, startReceiver } from './receiver.ts'

export type KillPlan = {
  alerts: number
  openings: number
  kills: number
  seed: number
  onLine?: (line: string) => void
}

export type KillReport = {
  kills: number
  /** Kills that broke off an attempt, so that its outcome was in doubt. */
  inDoubt: number
  messages: number
  statuses: Record<string, number>
  /** Message-IDs in the inbox, and idempotency keys at the webhook, with how often each came. */
  mails: Map<string, number>
  posts: Map<string, number>
  seconds: number
}

/** Everything around the worker: the database, the inbox and the receiver of webhooks outlive each of them. */
type Stage = { db: Firestore; env: Record<string, string>; inbox: MailInbox; receiver: Receiver; stop(): Promise<void> }

/** Lets workers send what `alerts` have found while they are killed with -9 at random moments. */
export async function runKills({ alerts, openings, kills, seed, onLine = () => {} }: KillPlan): Promise<KillReport> {
  const began = performance.now()
  const [stage, program] = await Promise.all([openStage(), bundleWorker()])
  try {
    const ids = await seedOutbox(stage, alerts, openings)
    onLine(`${ids.length} messages are waiting`)
    const random = randomOf(seed)
    let [killed, inDoubt, turn] = [0, 0, 0]
    for (let over = false; !over; turn += 1) {
      // Each worker's clock is past the leases of those before it.
      const worker = startWorker(program, stage, 60_000 + turn * 180_000)
      await worker.up
      const wait = new Promise<'time'>((resolve) => setTimeout(resolve, random() * 600, 'time'))
      const came = await Promise.race(killed === kills ? [worker.ended] : [worker.ended, wait])
      if (came !== 'time') {
        if (came !== 0) throw new Error(`a worker ended by itself with ${came}`)
        over = true
        continue
      }
      worker.child.kill('SIGKILL')
      await worker.ended
      killed += 1
      const { docs } = await stage.db.collection('outbox').where('status', '==', 'sending').get()
      inDoubt += docs.length
      if (killed % 10 === 0) onLine(`${killed} workers killed, ${inDoubt} attempts broken off`)
    }
    return await reportOf(stage, {
      kills: killed,
      inDoubt,
      messages: ids.length,
      seconds: (performance.now() - began) / 1000,
    })
  } finally {
    await Promise.all([stage.stop(), rm(program)])
  }
}

async function openStage(): Promise<Stage> {
  const [port = 0, ...mailPorts] = await freePorts(3)
  const [server, inbox, receiver] = await Promise.all([startEmbedded(port), startInbox(mailPorts), startReceiver()])
  const app = initializeApp({ projectId: 'demo-pointsward' }, `kills-${port}`)
  const db = getFirestore(app)
  db.settings({ host: `127.0.0.1:${port}`, ssl: false, customHeaders: { authorization: 'Bearer owner' } })
  const env = {
    GOOGLE_CLOUD_PROJECT: 'demo-pointsward',
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}`,
    METADATA_SERVER_DETECTION: 'none',
    SMTP_URL: inbox.smtpUrl,
    MAIL_INBOX_URL: inbox.url,
    LINK_SECRET: 'a secret of this test, and of no other one',
    SITE_URL: 'http://localhost:3000',
    WEBHOOK_LOOPBACK: 'true',
  }
  const stop = async () => void (await Promise.all([deleteApp(app), server.stop(), inbox.stop(), receiver.stop()]))
  return { db, env, inbox, receiver, stop }
}

/** One file, as the functions are deployed: it starts several times faster than its sources do. */
async function bundleWorker(): Promise<string> {
  const outfile = join(root, '.local', 'bundles', `kill-worker-${process.pid}.mjs`)
  await build({
    entryPoints: ['tests/contract/delivery/kill-worker.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: ['firebase-admin', 'firebase-admin/*'],
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  })
  return outfile
}

/** A mail and a webhook for each alert, with its share of the openings. Answers their ids. */
async function seedOutbox({ db, receiver }: Stage, alerts: number, openings: number): Promise<string[]> {
  const writer = db.bulkWriter()
  const webhook = { url: `${receiver.url}/hook`, secret: 'shared' }
  const share = Math.round(openings / alerts)
  await Promise.all(
    Array.from({ length: Math.ceil(alerts / 10) }, (_, at) => seedReader(db, { uid: `m${at}`, channels: { webhook } })),
  )
  const ids = Array.from({ length: alerts }, (_, at) => {
    const uid = `m${Math.floor(at / 10)}`
    const seats = Array.from({ length: share }, (_, day) => found({ date: addDays('2027-02-01', (at + day) % 300) }))
    return (['email', 'webhook'] as const).map((channel) => {
      const id = `${channel}-${at}`
      const base = opening({ uid, alert: `users/${uid}/alerts/07`, channel })
      const message: OutboxDocument = { ...base, kind: 'digest', payload: { openings: seats, more: 0 } }
      void writer.set(db.doc(`outbox/${id}`), message)
      return id
    })
  })
  await writer.close()
  return ids.flat()
}

function startWorker(program: string, { env }: Stage, ahead: number) {
  const offset = Date.parse(now) - Date.now() + ahead
  const child: ChildProcess = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env, CLOCK_OFFSET_MS: String(offset) },
  })
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const up = Promise.race([ended, once(child.stdout ?? child, 'data')])
  return { child, ended, up }
}

type Counted = Pick<KillReport, 'kills' | 'inDoubt' | 'messages' | 'seconds'>

async function reportOf({ db, inbox, receiver }: Stage, counted: Counted): Promise<KillReport> {
  const { docs } = await db.collection('outbox').get()
  const statuses = countsOf(docs.map((document) => String(document.get('status'))))
  const mails = await inbox.mails()
  return {
    ...counted,
    statuses: Object.fromEntries(statuses),
    mails: countsOf(mails.map(({ messageId }: Mail) => messageId.split('@')[0] ?? '')),
    posts: countsOf(receiver.received.map(({ headers }) => String(headers['idempotency-key']))),
  }
}

function countsOf(names: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
