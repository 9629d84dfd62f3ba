import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../install.mjs'

export type Started = { name: string; child: ChildProcess; exited: Promise<number> }

/** Longer than the slowest start seen on two busy cores. */
const startTimeoutMs = 180_000

const logFolder = join(root, '.local', 'logs')

/**
 * Starts a command through kill-with-parent.mjs: it ends when this process ends, however it ends.
 * What it prints goes to `.local/logs/{name}.log`.
 */
export function start(name: string, command: string[], environment: Record<string, string>): Started {
  mkdirSync(logFolder, { recursive: true })
  writeFileSync(logFile(name), '')
  const log = createWriteStream(logFile(name))
  const child = spawn(process.execPath, [join(root, 'local', 'kill-with-parent.mjs'), ...command], {
    cwd: root,
    // Its own group: a terminal's Ctrl-C must not reach it, the starter ends its children in order.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  child.stdout?.pipe(log, { end: false })
  child.stderr?.pipe(log, { end: false })
  // A full disk takes the log, and not the service that writes it.
  log.on('error', (error) => {
    console.error(`${logFile(name)} can't be written: ${error.message}`)
    for (const output of [child.stdout, child.stderr]) output?.unpipe(log).resume()
  })
  const exited = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
  return { name, child, exited }
}

const logFile = (name: string) => join(logFolder, `${name}.log`)

/** Lets go of a started process and waits until it and its children are gone. */
export async function stop(started: Started): Promise<void> {
  started.child.stdin?.end()
  await started.exited
}

/**
 * Waits until `url` answers with any status below 500.
 * @throws Error with the last lines of the log when the process ends first or the time is over.
 */
export const waitFor = (started: Started, url: string) => waitUntil(started, () => answers(url))

/**
 * Waits until the process has printed `text`.
 * @throws Error with the last lines of the log when the process ends first or the time is over.
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
    // Not listening yet; the caller's deadline decides when that is a fault.
    return false
  }
}
