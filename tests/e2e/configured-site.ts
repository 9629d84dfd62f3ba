import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../../local/install.mjs'
import { backend } from './site.ts'

/** Starts the same build again on another port, against the same backend, with additional environment variables. */
export async function startConfiguredSite(port: number, environment: Record<string, string>) {
  const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
  const server = spawn(process.execPath, [next, 'start', '--port', String(port)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...backend, ...environment },
  })
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text) => String(text).includes('Ready') && resolve())
    server.once('exit', (code) => reject(new Error(`the site ended with ${code} before it was ready`)))
  })
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(server, 'exit')
    if (server.kill(signal)) await ended
  }
  return {
    address: `http://localhost:${port}`,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}
