import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../install.mjs'

export type Started = { name: string; child: ChildProcess; exited: Promise<number> }

/** Longer than the slowest start seen on a busy two-core machine. */
const startTimeoutMs = 180_000

const logFolder = join(root, '.local', 'logs')

/**
 * Starts a command through kill-with-parent.mjs, which ends it when this process ends for any reason. Its output goes
 * to `.local/logs/{name}.log`.
 */
export function start(name: string, command: string[], environment: Record<string, string>): Started {
  mkdirSync(logFolder, { recursive: true })
  writeFileSync(logFile(name), '')
  const log = createWriteStream(logFile(name))
  const child = spawn(process.execPath, [join(root, 'local', 'kill-with-parent.mjs'), ...command], {
    cwd: root,
    // Its own process group, so that a terminal's Ctrl-C doesn't reach it: this process ends its children in order.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  child.stdout?.pipe(log, { end: false })
  child.stderr?.pipe(log, { end: false })
  // With a full disk the log is lost, but the service keeps running.
  log.on('error', (error) => {
    console.error(`${logFile(name)} can't be written: ${error.message}`)
    for (const output of [child.stdout, child.stderr]) output?.unpipe(log).resume()
  })
  const exited = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
  return { name, child, exited }
}

const logFile = (name: string) => join(logFolder, `${name}.log`)

/** Ends a started process and waits until it and its children are gone. */
export async function stop(started: Started): Promise<void> {
  started.child.stdin?.end()
  await started.exited
}

/**
 * Waits until `url` answers with any status below 500.
 * @throws Error with the last lines of the log if the process ends first or time runs out.
 */
export const waitFor = (started: Started, url: string) => waitUntil(started, () => answers(url))

/**
 * Waits until the process has printed `text`.
 * @throws Error with the last lines of the log if the process ends first or time runs out.
 */
export const waitForLine = (started: Started, text: string) =>
  waitUntil(started, async () => readFileSync(logFile(started.name), 'utf8').includes(text))

async function waitUntil(started: Started, holds: () => Promise<boolean>): Promise<void> {
  let ended = false
  void started.exited.then(() => {
    ended = true
  })
  const deadline = performance.now() + startTimeoutMs
  while (performance.now() < deadline && !ended) {
    if (await holds()) return
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
  const tail = readFileSync(logFile(started.name), 'utf8').trimEnd().split('\n').slice(-15).join('\n')
  throw new Error(`${started.name} ${ended ? 'ended' : 'didn’t respond'} while starting. Its last lines:\n${tail}`)
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000), redirect: 'manual' })
    return response.status < 500
  } catch {
    // Not listening yet; the caller's deadline decides when to give up.
    return false
  }
}
