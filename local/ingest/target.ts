import { existsSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { z } from 'zod'

/** What a running local site says of itself. */
const Running = z.object({ ports: z.object({ firestore: z.int(), tasks: z.int() }), clockOffsetMs: z.int() })

/** Which Firestore to write to, and how far its site's clock runs from the machine's. */
export type Target = {
  host: string | null
  project: string
  clockOffsetMs: number
  /** Where the tasks of a local site are queued; null without one, or for Google's. */
  tasks: string | null
}

type Environment = Record<string, string | undefined>

/**
 * The environment decides; without it, the running local site, else Firestore's usual port on this machine.
 * Only a project that is named and is no `demo-` one means Google's, with its own credentials.
 */
export function targetOf(environment: Environment, runningFile: string): Target {
  const project = environment.GOOGLE_CLOUD_PROJECT ?? 'demo-pointsward'
  const running = existsSync(runningFile) ? Running.parse(JSON.parse(readFileSync(runningFile, 'utf8'))) : null
  const clockOffsetMs = Number(environment.CLOCK_OFFSET_MS ?? running?.clockOffsetMs ?? 0)
  const named = environment.FIRESTORE_EMULATOR_HOST
  if (named) return { host: named, project, clockOffsetMs, tasks: environment.CLOUD_TASKS_EMULATOR_HOST ?? null }
  if (!project.startsWith('demo-')) return { host: null, project, clockOffsetMs: 0, tasks: null }
  const tasks = running === null ? null : `127.0.0.1:${running.ports.tasks}`
  return { host: `127.0.0.1:${running?.ports.firestore ?? 8080}`, project, clockOffsetMs, tasks }
}

/** Whether anything answers there; the SDK itself would wait a minute before saying no. */
export function answers(host: string): Promise<boolean> {
  const at = host.lastIndexOf(':')
  const socket = connect({ host: host.slice(0, at), port: Number(host.slice(at + 1)) })
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  }).then((open) => {
    socket.destroy()
    return open === true
  })
}
