import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { latencies, openPage, startBrowser, tabsAtOnce } from '../../packages/firestore-local/bench/browsers.ts'
import { type BenchServer, prepareGoogle, prepareServer } from '../../packages/firestore-local/bench/server.ts'
import type { Figure } from './run.ts'

export const name = 'Embedded Firestore'

const port = 21_150
const starts = 9
const writes = 60
const pausedWrites = 12

export async function run(): Promise<Figure[]> {
  const program = await prepareServer()
  try {
    const startMillis: number[] = []
    for (let n = 1; n < starts; n++) {
      const server = await program.start(port)
      startMillis.push(server.startMillis)
      await server.stop()
    }
    const server = await program.start(port)
    try {
      startMillis.push(server.startMillis)
      const start: Figure = {
        metric: 'start, spawn to first answer, median',
        value: median(startMillis),
        unit: 'ms',
        target: '< 300',
      }
      const own = await throughput(server)
      return [start, ...own.map(shown), ...(await betweenBrowsers(server)), ...(await beside(own, median(startMillis)))]
    } finally {
      await server.stop()
    }
  } finally {
    program.remove()
  }
}

const googleStarts = 3

/** This server's figures divided by those of Google's emulator, measured in the same run; none if it is missing. */
async function beside(own: Rate[], ownStart: number): Promise<Figure[]> {
  const google = prepareGoogle()
  if (google === null) return []
  const startMillis: number[] = []
  for (let n = 1; n < googleStarts; n++) {
    const server = await google.start()
    startMillis.push(server.startMillis)
    await server.stop()
  }
  const server = await google.start()
  startMillis.push(server.startMillis)
  const theirs = await throughput(server).finally(() => server.stop())
  const metric = "start over that of Google's emulator"
  return [
    { metric, value: ownStart / median(startMillis), unit: 'times', target: '<= 0.5' },
    ...own.map(({ metric, value }, at) => ({
      metric: `${metric}, over Google's emulator`,
      value: value / (theirs[at]?.value ?? Number.NaN),
      unit: 'times',
      target: '>= 1',
    })),
  ]
}

type Rate = { metric: string; value: number; target?: string }
const shown = (rate: Rate): Figure => ({ ...rate, unit: '/s' })

async function throughput(server: BenchServer): Promise<Rate[]> {
  const admin = await load<{ commits: number; gets: number; documents: number; transactions: number }>(
    new URL('../../packages/firestore-local/bench/admin-load.ts', import.meta.url),
    server.port,
  )
  const lean = await load<{ commits: number; gets: number }>(
    new URL('../../packages/firestore-local/bench/grpc-load.ts', import.meta.url),
    server.port,
  )
  return [
    { metric: 'single-document commits, firebase-admin', value: admin.commits, target: '>= 2,000' },
    // The SDK itself spends 0.2 to 0.4 ms of its one core on a call, so this figure mostly measures the SDK.
    { metric: 'gets of one document, firebase-admin', value: admin.gets, target: '>= 5,000' },
    { metric: 'documents by getAll of 50, firebase-admin', value: admin.documents },
    { metric: 'transactions of one get and one update, firebase-admin', value: admin.transactions },
    { metric: 'single-document commits, lean gRPC client', value: lean.commits, target: '>= 2,000' },
    { metric: 'gets of one document, lean gRPC client', value: lean.gets, target: '>= 5,000' },
  ]
}

/** Runs a client in a separate process and reads the JSON of its last line. */
async function load<Rates>(file: URL, serverPort: number): Promise<Rates> {
  const args = ['--import', 'tsx', fileURLToPath(file), String(serverPort)]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Rates
}

async function betweenBrowsers(server: BenchServer): Promise<Figure[]> {
  const { browser, address, close } = await startBrowser()
  try {
    const path = 'bench/latency'
    const [writer, listener] = await Promise.all(
      [browser.newContext(), browser.newContext()].map(async (context) =>
        openPage(await context, address, server.port, path),
      ),
    )
    if (!writer || !listener) throw new Error('two pages were opened')
    await latencies(writer, listener, path, writes, false, 0)
    const busy = await latencies(writer, listener, path, writes, false, writes)
    const paused = await latencies(writer, listener, path, pausedWrites, true, 2 * writes)
    const tabs = await tabsAtOnce(await browser.newContext(), address, server.port, 4)
    const call = busy.map(({ fromCall }) => fromCall)
    return [
      {
        metric: "setDoc in one browser to another's listener, median",
        value: median(call),
        unit: 'ms',
        target: '< 10',
      },
      { metric: 'the same, 95th percentile', value: percentile(call, 0.95), unit: 'ms' },
      { metric: 'the same, after a pause, median', value: median(paused.map(({ fromCall }) => fromCall)), unit: 'ms' },
      { metric: 'tabs of one profile that listen and write at once', value: tabs, unit: 'tabs', target: '>= 3' },
    ]
  } finally {
    await close()
  }
}

const median = (values: number[]) => percentile(values, 0.5)
const percentile = (values: number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? Number.NaN
