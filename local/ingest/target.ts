import { connect } from 'node:net'
import { localProject } from '../emulators.ts'
import { findRunning, getAddress, type RunningSite } from '../running-sites.ts'

/** The Firestore to write to, and how far its site's clock is from the machine's. */
export type Target = {
  /** Its description: the address of a local site or a Firestore, or a hosted project. */
  name: string
  host: string | null
  project: string
  clockOffsetMs: number
  /** The host of a local site's task queue; null without one, or for Google's. */
  tasks: string | null
}

type Environment = Record<string, string | undefined>

/**
 * Chooses the target: the site named, else the one in the environment, else the only running local site, else
 * Firestore's usual port on this machine. Google's Firestore, with its own credentials, is used only for a named
 * project that doesn't start with `demo-`.
 * @throws Error as findRunning does, if a local site is meant and it isn't clear which
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

/** Returns whether anything listens there; the SDK would wait a minute before failing. */
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
