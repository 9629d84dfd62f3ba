import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { seedSampleAccounts } from '../../local/sample-accounts.ts'
import { startBackend } from './backend.ts'

/**
 * The production build over a fresh backend, for browser tests: `serve.ts FIRST_PORT`. The site listens on FIRST_PORT,
 * the backend on the eight ports after it. Prints `ready` and runs until it is told to stop.
 */
const first = Number(process.argv[2] ?? 21_700)
const ports = Array.from({ length: 8 }, (_, index) => first + 1 + index)
const backend = await startBackend(ports, () => {}, `http://localhost:${first}`)
Object.assign(process.env, backend.env)
await seedSampleAccounts()
const next = 'node_modules/next/dist/bin/next'
const site = spawn(process.execPath, [next, 'start', '-H', '127.0.0.1', '-p', String(first)], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
site.stdout.on('data', (chunk: Buffer) => {
  process.stdout.write(chunk)
  if (chunk.toString().includes('Ready')) process.stdout.write('ready\n')
})

site.once('exit', (code) => {
  if (!stopping) console.error(`the site ended with code ${code}`)
  void stop()
})

let stopping = false

async function stop() {
  if (stopping) return
  stopping = true
  const ended = site.exitCode === null && site.signalCode === null ? once(site, 'exit') : null
  site.kill('SIGTERM')
  await Promise.all([ended, backend.stop()])
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
