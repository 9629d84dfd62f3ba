import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { build } from 'esbuild'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore'
import nodemailer from 'nodemailer'
import { changesId, encodeChanges } from '../../../lib/availability/change-log.ts'
import type { Delta } from '../../../lib/availability/compare-cells.ts'
import { addDays } from '../../../lib/core/dates.ts'
import { allRoutes } from '../../../lib/network/routes.ts'
import { createInboxCheck } from '../../../lib/server/alerts/delivery/context.ts'
import { CHANGES } from '../../../lib/server/availability/repository.ts'
import { root } from '../../../local/install.mjs'
import { startEmbedded } from '../../backend/firestore.ts'
import { type Mail, type MailInbox, startInbox } from '../../backend/mail-inbox.ts'
import { freePorts } from '../../backend/ports.ts'
import { now, seedReader, settings } from './messages.ts'
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
  /** Attempts that were broken off, so that their outcome was in doubt. */
  inDoubt: number
  /** Kills before all openings were matched. */
  whileMatching: number
  /** Openings reported by mail, with how often a mail named each. */
  reported: Map<string, number>
  statuses: Record<string, number>
  /** Message-IDs in the inbox, and idempotency keys at the webhook, with how often each arrived. */
  mails: Map<string, number>
  posts: Map<string, number>
  seconds: number
}

// Without this the SDK looks for a metadata server on the network.
process.env.METADATA_SERVER_DETECTION = 'none'

/** What outlives each worker: the database, the inbox and the receiver of webhooks. */
type Stage = { db: Firestore; env: Record<string, string>; inbox: MailInbox; receiver: Receiver; stop(): Promise<void> }

/** Lets workers send what the alerts find, and kills each worker with -9 at a random moment. */
export async function runKills({ alerts, openings, kills, seed, onLine = () => {} }: KillPlan): Promise<KillReport> {
  const began = performance.now()
  const [stage, program] = await Promise.all([openStage(), bundleWorker()])
  try {
    const waiting = await seedAlerts(stage, alerts, openings)
    onLine(`${alerts} alerts wait for ${openings} openings`)
    // The openings are written over the first half of the kills, so that workers die both while they match and while
    // they send.
    const portion = Math.ceil((2 * waiting.length) / kills)
    const random = randomOf(seed)
    let [killed, inDoubt, whileMatching, turn] = [0, 0, 0, 0]
    for (let over = false; !over; turn += 1) {
      await Promise.all(waiting.splice(0, portion).map((write) => write()))
      // Each worker's clock is past the leases of the workers before it.
      const worker = startWorker(program, stage, 60_000 + turn * 180_000)
      // Some die early, while they match, and the others while they send.
      const early = random() < 0.3
      await (early ? worker.up : worker.sending)
      const ms = random() * (early ? 900 : 250)
      const wait = new Promise<'time'>((resolve) => setTimeout(resolve, ms, 'time'))
      const came = await Promise.race(killed === kills ? [worker.ended] : [worker.ended, wait])
      if (came !== 'time') {
        if (came !== 0) throw new Error(`a worker ended by itself with ${came}`)
        over = waiting.length === 0
        continue
      }
      worker.child.kill('SIGKILL')
      await worker.ended
      await putAway(stage)
      killed += 1
      const { size } = await stage.db.collection('outbox').where('status', '==', 'sending').get()
      inDoubt += size
      if (!(await stage.db.collection(CHANGES).limit(1).get()).empty) whileMatching += 1
      if (killed % 10 === 0) onLine(`${killed} workers killed, ${inDoubt} attempts broken off`)
    }
    return await reportOf(stage, {
      kills: killed,
      inDoubt,
      whileMatching,
      seconds: (performance.now() - began) / 1000,
    })
  } finally {
    await Promise.allSettled([stage.stop(), rm(program)])
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

const afterKill = 'After a kill'

/**
 * Waits until the inbox has stored all mails it was given. The next worker's clock jumps past the lease of the killed
 * one, during which a mail already handed over would arrive; this wait takes the place of that time.
 */
async function putAway({ inbox }: Stage): Promise<void> {
  const transport = nodemailer.createTransport(inbox.smtpUrl)
  const { messageId } = await transport.sendMail({
    from: 'test@pointsward.test',
    to: 'test@pointsward.test',
    subject: afterKill,
    text: 'Comes after all that was given before.',
  })
  transport.close()
  const hasArrived = createInboxCheck(inbox.url)
  while (!(await hasArrived(messageId))) await sleep(10)
}

/** Bundles the worker into one file, as the functions are deployed; it starts several times faster than the sources. */
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

/**
 * Seeds alerts by mail and webhook, each for some days of a route. Resolves to functions that each write the openings
 * of one route for all those days, as an ingest leaves them. No two alerts share an opening.
 */
async function seedAlerts({ db, receiver }: Stage, alerts: number, openings: number) {
  const webhook = { url: `${receiver.url}/hook`, secret: 'shared' }
  const share = openings / alerts
  const members = Math.ceil(alerts / ALERTS_OF_ONE)
  const routes = wantedRoutes(members)
  return Promise.all(
    routes.map(async ({ from, to }, member) => {
      const uid = `m${member}`
      await seedReader(db, { uid, channels: { webhook }, places: [] })
      const count = Math.min(ALERTS_OF_ONE, alerts - member * ALERTS_OF_ONE)
      const writes = Array.from({ length: count }, (_, at) => {
        const start = addDays('2027-02-01', at * share)
        const dates = { start, end: addDays(start, share - 1) }
        const own = settings({ from: [from], to: [to], dates, channels: ['email', 'webhook'] })
        return db.doc(`users/${uid}/alerts/0${at}`).set({ settings: own, updatedAt: Timestamp.fromDate(new Date(now)) })
      })
      await Promise.all(writes)
      const delta = Array.from({ length: count * share }, (_, day) => openingOf(from, to, addDays('2027-02-01', day)))
      const changes = encodeChanges(`qantas_${from}-${to}`, delta, now, true)
      return () => db.doc(`${CHANGES}/${changesId(changes)}`).set(changes)
    }),
  )
}

/** Alerts per member. Their openings come in one run and are reported together, and all fit into one message. */
export const ALERTS_OF_ONE = 2

function wantedRoutes(count: number): { from: string; to: string }[] {
  const pairs = new Map(allRoutes.map(({ from, to }) => [`${from}-${to}`, { from, to }]))
  return [...pairs.values()].slice(0, count)
}

function openingOf(from: string, to: string, date: string): Delta[number] {
  const offer = { seats: 2, points: 82_000, charges: 24_310, carriers: ['QF'], departs: 615 }
  return {
    ...({ kind: 'opening', program: 'qantas', from, to, date, cabin: 'J', direct: true } as const),
    before: { seats: 0, points: null, offers: [] },
    after: { seats: 2, points: 82_000, offers: [offer] },
    source: { kind: 'sample', name: 'Sample data' },
    seenAt: now,
  }
}

function startWorker(program: string, { env }: Stage, ahead: number) {
  const offset = Date.parse(now) - Date.now() + ahead
  const child: ChildProcess = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env, CLOCK_OFFSET_MS: String(offset) },
  })
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  let printed = ''
  const hears = (word: string) =>
    new Promise<void>((resolve) => {
      const listen = (chunk: Buffer) => {
        printed += chunk.toString()
        if (printed.includes(word)) resolve()
      }
      child.stdout?.on('data', listen)
      child.once('exit', () => resolve())
    })
  return { child, ended, up: hears('up'), sending: hears('sent') }
}

type Counted = Pick<KillReport, 'kills' | 'inDoubt' | 'whileMatching' | 'seconds'>

async function reportOf({ db, inbox, receiver }: Stage, counted: Counted): Promise<KillReport> {
  const { docs } = await db.collection('outbox').get()
  const statuses = countsOf(docs.map((document) => String(document.get('status'))))
  const mails = (await inbox.mails()).filter(({ subject }) => subject !== afterKill)
  const spoken = mails.flatMap(({ text, to }) =>
    [...text.matchAll(/from=(\w+)&to=(\w+)&when=([\d-]+)/g)].map(([, ...of]) => `${to[0]?.address} ${of.join(' ')}`),
  )
  return {
    ...counted,
    statuses: Object.fromEntries(statuses),
    reported: countsOf(spoken),
    mails: countsOf(mails.map(({ messageId }: Mail) => messageId.split('@')[0] ?? '')),
    posts: countsOf(receiver.received.map(({ headers }) => String(headers['idempotency-key']))),
  }
}

function countsOf(names: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
