import { connect } from 'node:net'
import { localProject } from '../emulators.ts'
import { findRunning, getAddress, type RunningSite } from '../running-sites.ts'

/** Which Firestore to write to, and how far its site's clock runs from the machine's. */
export type Target = {
  /** What it is, in words: a local site's address, a Firestore's, or a hosted project. */
  name: string
  host: string | null
  project: string
  clockOffsetMs: number
  /** Where the tasks of a local site are queued; null without one, or for Google's. */
  tasks: string | null
}

type Environment = Record<string, string | undefined>

/**
 * A site that is named decides, then the environment; without either the one running local site, else Firestore's usual
 * port on this machine. Only a project that is named and is no `demo-` one means Google's, with its own credentials.
 * @throws Error as findRunning does, where a local site is meant and it is not clear which
 */
export function findTarget(
  environment: Environment,
  site: string | null,
  findSite: (named: string | null) => RunningSite | null = findRunning,
): Target {
  const project = environment.GOOGLE_CLOUD_PROJECT ?? 'demo-pointsward'
  const host = environment.FIRESTORE_EMULATOR_HOST
  const clockOffsetMs = Number(environment.CLOCK_OFFSET_MS ?? 0)
  if (site === null && host) {
    const tasks = environment.CLOUD_TASKS_EMULATOR_HOST ?? null
    return { name: `the Firestore at ${host}`, host, project, clockOffsetMs, tasks }
  }
  if (site === null && !project.startsWith('demo-')) {
    return { name: `the hosted project ${project}`, host: null, project, clockOffsetMs: 0, tasks: null }
  }
  const running = findSite(site)
  if (running === null) {
    return { name: 'the Firestore at 127.0.0.1:8080', host: '127.0.0.1:8080', project, clockOffsetMs, tasks: null }
  }
  const { firestore, tasks } = running.ports
  return {
    name: `the local site ${getAddress(running)}`,
    host: `127.0.0.1:${firestore}`,
    project: localProject,
    clockOffsetMs: Number(environment.CLOCK_OFFSET_MS ?? running.clockOffsetMs),
    tasks: `127.0.0.1:${tasks}`,
  }
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
