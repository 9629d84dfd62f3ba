import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import {
  type EmulatorPorts,
  emulatorCommand,
  emulatorEnvironment,
  localProject,
  protectAddresses,
} from '../../local/emulators.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

type Emulators = {
  /** The environment variables a process needs to use these emulators. */
  env: Record<string, string>
  stop(): Promise<void>
}

type EmulatorOptions = {
  ports: EmulatorPorts
  /** Environment for the emulators, and so for the functions: FIRESTORE_EMULATOR_HOST goes here. */
  env: Record<string, string>
  /** Called with every line the emulators print. */
  onLine: (line: string) => void
  /** How long a start may take before it counts as failed. */
  startMs: number
}

/**
 * Starts the Auth, Functions and Cloud Tasks emulators of firebase-tools on loopback and waits until they serve. The
 * functions must be bundled already.
 * @throws Error with the last lines printed, if they stop or don't start in time.
 */
export async function startEmulators(options: EmulatorOptions): Promise<Emulators> {
  const [program = '', ...args] = emulatorCommand(options.ports)
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...emulatorEnvironment, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await ready(child, options)
  await protectAddresses(options.ports.auth)
  return {
    env: {
      GOOGLE_CLOUD_PROJECT: localProject,
      GCLOUD_PROJECT: localProject,
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${options.ports.auth}`,
      FUNCTIONS_EMULATOR_HOST: `127.0.0.1:${options.ports.functions}`,
      CLOUD_TASKS_EMULATOR_HOST: `127.0.0.1:${options.ports.tasks}`,
    },
    stop: () => stopped(child),
  }
}

function ready(child: ChildProcess, { onLine, startMs }: EmulatorOptions): Promise<void> {
  const recent: string[] = []
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      child.kill('SIGKILL')
      reject(new Error([`the Firebase emulators ${why}`, ...recent].join('\n')))
    }
    const timer = setTimeout(() => fail(`did not start within ${startMs / 1000} s`), startMs)
    const onOutput = (chunk: Buffer) => {
      for (const line of chunk.toString().split('\n').filter(Boolean)) {
        recent.push(line)
        if (recent.length > 30) recent.shift()
        onLine(line)
        if (line.includes('All emulators ready')) {
          clearTimeout(timer)
          resolve()
        }
      }
    }
    child.stdout?.on('data', onOutput)
    child.stderr?.on('data', onOutput)
    child.once('exit', (code) => {
      clearTimeout(timer)
      fail(`stopped with code ${code}`)
    })
  })
}

function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    // SIGINT lets firebase-tools stop the function workers it started.
    child.kill('SIGINT')
  })
}
