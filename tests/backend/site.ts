import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { root } from '../../local/install.mjs'

const Memory = z.object({ heapUsed: z.number(), external: z.number(), arrayBuffers: z.number(), rss: z.number() })
/** Bytes the server holds; `rss` is the memory of the whole process. */
export type Memory = z.infer<typeof Memory>

/** What the server itself holds: code and data, without memory that it has freed but not given back to the system. */
export const heldBy = ({ heapUsed, external }: Memory) => heapUsed + external

export type Site = {
  url: string
  /** Memory after a full collection, which stops the server for a moment. */
  memory(): Promise<Memory>
  /** Memory as it is now, including what waits to be collected. */
  glance(): Promise<Memory>
  /** The code the server ended with; null while it runs. */
  ended(): number | null
  stop(): Promise<void>
}

const probe = pathToFileURL(join(import.meta.dirname, 'memory-probe.mjs')).href

/** Starts the production build and waits until it can answer searches. What it prints goes to `.local/logs/{name}.log`. */
export async function startSite(name: string, port: number, environment: Record<string, string> = {}): Promise<Site> {
  const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
  const args = ['--import', probe, next, 'start', '-H', '127.0.0.1', '-p', String(port)]
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  mkdirSync(join(root, '.local', 'logs'), { recursive: true })
  const log = createWriteStream(join(root, '.local', 'logs', `${name}.log`))
  child.stdout?.pipe(log, { end: false })
  child.stderr?.pipe(log, { end: false })
  const url = `http://127.0.0.1:${port}`
  while (child.exitCode === null) {
    const ready = await fetch(`${url}/api/health/ready`).catch(() => null)
    if (ready?.ok) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  if (child.exitCode !== null)
    throw new Error(`the site ended with code ${child.exitCode}; see .local/logs/${name}.log`)
  return {
    url,
    memory: () => memoryOf(child, 'memory'),
    glance: () => memoryOf(child, 'glance'),
    ended: () => child.exitCode,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function memoryOf(child: ChildProcess, question: 'memory' | 'glance'): Promise<Memory> {
  const answered = once(child, 'message')
  child.send(question)
  const [memory] = await answered
  return Memory.parse(memory)
}
