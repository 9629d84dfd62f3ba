import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { findGoogleEmulator, startGoogleEmulator } from '../judge/google.ts'

const root = join(import.meta.dirname, '../../..')

/**
 * A server under benchmark. The embedded one runs as a developer would run it: bundled, in its own process, with a
 * journal on disk.
 */
export type BenchServer = {
  readonly port: number
  /** Milliseconds from spawn to the first answered request. */
  readonly startMillis: number
  stop(): Promise<void>
}

/** Bundles the server once; the returned function starts it, each time on an empty database. */
export async function prepareServer(): Promise<{ start(port: number): Promise<BenchServer>; remove(): void }> {
  const directory = mkdtempSync(join(tmpdir(), 'firestore-bench-'))
  const program = join(directory, 'firestore.mjs')
  await build({
    entryPoints: [join(root, 'packages/firestore-local/src/main.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  })
  return {
    async start(port) {
      const startedAt = performance.now()
      const data = mkdtempSync(join(directory, 'data-'))
      const rules = join(root, 'packages/firestore-local/bench/open.rules')
      const child = spawn(process.execPath, [program, '--port', String(port), '--data', data, '--rules', rules], {
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      await untilAnswering(child, port)
      return {
        port,
        startMillis: performance.now() - startedAt,
        async stop() {
          if (child.exitCode !== null) return
          child.kill('SIGTERM')
          await once(child, 'exit')
        },
      }
    },
    remove: () => rmSync(directory, { recursive: true, force: true }),
  }
}

/** Prepares Google's emulator, which keeps everything in memory; returns null where it or Java is missing. */
export function prepareGoogle(): { start(): Promise<BenchServer> } | null {
  const program = findGoogleEmulator()
  if (program === null) return null
  return {
    async start() {
      const startedAt = performance.now()
      const server = await startGoogleEmulator(program)
      await untilAnswering({ exitCode: null }, server.port)
      return { port: server.port, startMillis: performance.now() - startedAt, stop: server.stop }
    },
  }
}

async function untilAnswering(child: Pick<ChildProcess, 'exitCode'>, port: number): Promise<void> {
  while (child.exitCode === null) {
    // Connections are refused until the server is up.
    const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  throw new Error(`The Firestore server ended with code ${child.exitCode}`)
}
