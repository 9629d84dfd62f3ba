import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import type Stripe from 'stripe'
import { type Clock, createClock } from '../../lib/core/clock.ts'
import { createProvider } from '../../lib/server/billing/provider.ts'
import { setUpProvider } from '../../lib/server/billing/set-up-provider.ts'
import { emulatorCommand, emulatorEnvironment, localProject, protectAddresses } from '../emulators.ts'
import { root } from '../install.mjs'
import { noteRunning, removeRunning } from '../running-sites.ts'
import { seedSampleAccounts } from '../sample-accounts.ts'
import { bridgeAuthCodes } from './auth-codes.ts'
import { ensureBuilt, ensureBundled } from './build.ts'
import type { Options } from './options.ts'
import { requireFreePorts } from './ports.ts'
import { type Started, start, stop, waitFor, waitForLine } from './processes.ts'
import { type Job, Scheduler, scheduledFunctions, trigger } from './scheduler.ts'
import { localSecrets } from './secrets.ts'
import { seedOtherPairs, seedPopularPairs } from './seed.ts'

/** Invented for trying things out. Real prices are never in the code; they come from the payment provider. */
const simulatedAmounts = { silver_monthly: 900, silver_yearly: 9_000, gold_monthly: 1_900, gold_yearly: 19_000 }

/** A promotion code to try in the simulation. */
export const simulatedCode = 'TWENTY'

/** Sets up a running payment stand-in like a real account, with invented amounts. Safe to repeat. */
export async function prepareSimulation(
  stripe: Stripe,
  addresses: { siteUrl: string; webhookUrl: string },
): Promise<void> {
  await setUpProvider(stripe, { currency: 'aud', amounts: simulatedAmounts, ...addresses })
  const { data } = await stripe.promotionCodes.list({ code: simulatedCode, active: true })
  if (data.length > 0) return
  const { id } = await stripe.coupons.create({ percent_off: 20, duration: 'once', name: 'Twenty per cent off' })
  await stripe.promotionCodes.create({ code: simulatedCode, promotion: { type: 'coupon', coupon: id } })
}

/**
 * How long the site keeps an unused connection, in milliseconds. At Node's five seconds a client's next request often
 * meets the moment of closing and is reset; a minute is longer than browsers, proxies and tests usually wait.
 */
const keepAliveMs = 65_000

/** The site and local stand-ins for all hosted services. */
export class LocalSite {
  readonly #options: Options
  readonly #started: Started[] = []
  readonly #scheduler: Scheduler
  readonly #clock: Clock
  readonly #closing = new AbortController()
  #loading: Promise<void> = Promise.resolve()
  #codes: Promise<void> = Promise.resolve()
  readonly #data: string

  constructor(options: Options) {
    this.#options = options
    this.#data = join(root, '.local', 'data', options.data)
    const run = (job: Job) => trigger(job, options.ports.functions)
    this.#clock = createClock(options.clockOffsetMs)
    this.#scheduler = new Scheduler(run, this.#clock, console.error)
  }

  /** Starts everything and loads the sample data; resolves when the site is ready for visitors. */
  async open(): Promise<void> {
    const { ports, fresh, dev } = this.#options
    const began = performance.now()
    await requireFreePorts(ports)
    if (fresh) rmSync(this.#data, { recursive: true, force: true })
    mkdirSync(this.#data, { recursive: true })
    if (!dev) ensureBuilt()
    await Promise.all([bundleFirestore(), ensureBundled()])
    const site = this.#openFirestore().then(() => this.#openSite(began))
    await Promise.all([site, this.#openEmulators(), this.#openPayments(), this.#openMail()])
    this.#codes = bridgeAuthCodes(ports, this.#clock, this.#closing.signal)
    noteRunning({ pid: process.pid, ports, clockOffsetMs: this.#options.clockOffsetMs })
    await this.#greet(began)
    // Last, because nothing waits for these and loading the functions takes a second.
    this.#scheduler.start(await scheduledFunctions())
    if (this.#options.sample && this.#options.wholeWorld) this.#loading = this.#loadOtherPairs()
  }

  /** Rejects when a service stops unexpectedly. */
  async fails(): Promise<never> {
    const name = await Promise.race(this.#started.map(async ({ name, exited }) => exited.then(() => name)))
    throw new Error(`${name} stopped; see .local/logs/${name}.log.`)
  }

  /** Stops everything, Firestore last. */
  async close(): Promise<void> {
    this.#scheduler.stop()
    this.#closing.abort()
    await this.#loading
    await this.#codes
    removeRunning(this.#options)
    const [firestore, ...others] = this.#started
    await Promise.all(others.map(stop))
    if (firestore) await stop(firestore)
  }

  get #environment(): Record<string, string> {
    const { ports, clockOffsetMs } = this.#options
    return {
      GOOGLE_CLOUD_PROJECT: localProject,
      GCLOUD_PROJECT: localProject,
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
      FUNCTIONS_EMULATOR_HOST: `127.0.0.1:${ports.functions}`,
      PAYMENTS_EMULATOR_HOST: `127.0.0.1:${ports.payments}`,
      SITE_URL: `http://localhost:${ports.site}`,
      CLOCK_OFFSET_MS: String(clockOffsetMs),
      AVAILABILITY_INDEX: `file:${join(this.#data, 'availability-index')}`,
      ...this.#mailEnvironment,
      ...localSecrets(join(root, '.local', 'secrets.json')),
      WEBHOOK_LOOPBACK: 'true',
      // Without this, the admin SDK looks for a metadata server on the network.
      METADATA_SERVER_DETECTION: 'none',
    }
  }

  /** Returns the local inbox's settings; a mail server in the environment replaces it. */
  get #mailEnvironment(): Record<string, string> {
    const { ports } = this.#options
    if (process.env.SMTP_URL && !process.env.MAIL_INBOX_URL) return {}
    return {
      SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
      MAIL_INBOX_URL: `http://127.0.0.1:${ports.inbox}`,
    }
  }

  #start(name: string, command: string[], environment: Record<string, string> = {}): Started {
    const started = start(name, command, { ...this.#environment, ...environment })
    this.#started.push(started)
    return started
  }

  async #openFirestore(): Promise<void> {
    const port = this.#options.ports.firestore
    const folder = join(this.#data, 'firestore')
    const flags = ['--port', String(port), '--data', folder]
    const started = this.#start('firestore', [
      process.execPath,
      join(root, '.local', 'bundles', 'firestore.mjs'),
      ...flags,
      '--rules',
      join(root, 'firestore.rules'),
      '--indexes',
      join(root, 'firestore.indexes.json'),
    ])
    await waitFor(started, `http://127.0.0.1:${port}/`)
  }

  async #openSite(began: number): Promise<void> {
    const port = this.#options.ports.site
    Object.assign(process.env, this.#environment)
    if (this.#options.sample) await seedPopularPairs(this.#data, this.#clock.now())
    const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
    const mode = this.#options.dev ? ['dev'] : ['start', '--keepAliveTimeout', String(keepAliveMs)]
    const started = this.#start('site', [process.execPath, next, ...mode, '--port', String(port)])
    await waitFor(started, `http://127.0.0.1:${port}/`)
    console.log(`http://localhost:${port} answers after ${secondsSince(began)} s; log-in and functions follow.`)
  }

  /** Loads the less popular pairs while the site is already running, because nothing waits for them. */
  async #loadOtherPairs(): Promise<void> {
    try {
      const count = await seedOtherPairs(this.#data, this.#clock.now(), this.#closing.signal)
      console.log(`  The sample data is complete, with ${count} more routes.`)
    } catch (error) {
      if (!this.#closing.signal.aborted) console.error(error instanceof Error ? error.message : error)
    }
  }

  /** Starts the payment stand-in, unless the environment has a secret key for the real provider. */
  async #openPayments(): Promise<void> {
    const { ports } = this.#options
    if (process.env.STRIPE_SECRET_KEY) return
    const program = join(root, 'packages', 'payments-local', 'src', 'main.ts')
    const flags = ['--port', String(ports.payments), '--file', join(this.#data, 'payments.json')]
    const started = this.#start('payments', [process.execPath, '--import', 'tsx', program, ...flags])
    await waitForLine(started, 'simulated payments on')
    await prepareSimulation(createProvider({ PAYMENTS_EMULATOR_HOST: `127.0.0.1:${ports.payments}` }), {
      siteUrl: `http://localhost:${ports.site}`,
      webhookUrl: `http://127.0.0.1:${ports.functions}/${localProject}/australia-southeast1/paymentEvents`,
    })
  }

  async #openMail(): Promise<void> {
    const { MAIL_INBOX_URL } = this.#mailEnvironment
    if (MAIL_INBOX_URL === undefined) return
    const { smtp, inbox } = this.#options.ports
    const program = join(root, 'node_modules', 'maildev', 'bin', 'maildev')
    const folder = join(this.#data, 'mail')
    mkdirSync(folder, { recursive: true })
    const flags = ['--ip', '127.0.0.1', '--smtp', String(smtp), '--web', String(inbox), '--mail-directory', folder]
    await waitFor(this.#start('mail', [process.execPath, program, ...flags]), `${MAIL_INBOX_URL}/healthz`)
  }

  async #openEmulators(): Promise<void> {
    const { ports } = this.#options
    // The emulators find one another through a file in the temporary folder. With a shared folder, a second local site
    // would save the accounts of the first.
    const temporary = join(this.#data, 'tmp')
    mkdirSync(temporary, { recursive: true })
    const environment = { ...emulatorEnvironment, TMPDIR: temporary }
    const started = this.#start('emulators', emulatorCommand(ports, join(this.#data, 'auth')), environment)
    await waitForLine(started, 'All emulators ready')
    await protectAddresses(ports.auth)
  }

  async #greet(began: number): Promise<void> {
    const { ports, now } = this.#options
    const accounts = await seedSampleAccounts()
    console.log(`\nPointsward is up after ${secondsSince(began)} s${now === null ? '' : `, at ${now}`}.`)
    console.log(`  Site        http://localhost:${ports.site}`)
    console.log(`  Finder      http://localhost:${ports.site}/qantas/reward-seat-finder`)
    console.log(
      `  Firestore   127.0.0.1:${ports.firestore}   Auth 127.0.0.1:${ports.auth}   Functions 127.0.0.1:${ports.functions}`,
    )
    if (!process.env.STRIPE_SECRET_KEY) console.log(`  Payments    127.0.0.1:${ports.payments} (simulated)`)
    if (this.#mailEnvironment.MAIL_INBOX_URL)
      console.log(`  Inbox       http://localhost:${ports.inbox} (catches all email)`)
    console.log('  Sample accounts (plan, email, password):')
    for (const { plan, email, password } of accounts) console.log(`    ${plan.padEnd(7)} ${email}  ${password}`)
    console.log('  /admin/dashboard also needs a code: npm run operator-code prints it.')
    console.log('  Ctrl-C stops everything; the data stays in .local/.')
  }
}

/** Bundles the embedded Firestore into one file, which starts several times faster than its sources. */
async function bundleFirestore(): Promise<void> {
  await build({
    entryPoints: [join(root, 'packages', 'firestore-local', 'src', 'main.ts')],
    outfile: join(root, '.local', 'bundles', 'firestore.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
  })
}

const secondsSince = (began: number) => ((performance.now() - began) / 1000).toFixed(1)
