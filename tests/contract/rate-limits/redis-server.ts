import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { requireProgram } from '../../apt.ts'

/** A real server of the Redis protocol that keeps nothing on disk. */
export class RedisServer {
  readonly port: number
  #process: ChildProcess | null = null

  constructor(port: number) {
    this.port = port
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`
  }

  async start(): Promise<void> {
    const args = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    const server = spawn(requireProgram('redis-server'), args, { stdio: ['ignore', 'pipe', 'inherit'] })
    this.#process = server
    for await (const text of server.stdout) if (String(text).includes('Ready to accept connections')) break
    server.stdout.resume()
  }

  pause(): void {
    this.#process?.kill('SIGSTOP')
  }

  resume(): void {
    this.#process?.kill('SIGCONT')
  }

  async stop(): Promise<void> {
    const server = this.#process
    this.#process = null
    if (server === null || server.exitCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  }
}
