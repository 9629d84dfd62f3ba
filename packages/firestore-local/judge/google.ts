import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { freePort, type Server } from '../tests/contract/server.ts'

const jar = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'
const homes = [
  process.env.CLOUDSDK_ROOT ?? '',
  '/usr/lib/google-cloud-sdk',
  '/usr/share/google-cloud-sdk',
  '/opt/google-cloud-sdk',
  join(homedir(), 'google-cloud-sdk'),
]

/** Returns the path of Google's emulator as the Cloud SDK installs it, or null where it or Java is missing. */
export function findGoogleEmulator(): string | null {
  const found = homes.filter(Boolean).map((home) => join(home, jar))
  const path = found.find(existsSync)
  if (path === undefined) return null
  return spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0 ? path : null
}

/** Starts the emulator on a free port. @throws when it exits before it listens */
export async function startGoogleEmulator(path: string): Promise<Server> {
  const port = await freePort()
  const main = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
  const flags = ['-Duser.language=en', '-cp', path, main, '--host=127.0.0.1', `--port=${port}`]
  const child = spawn('java', flags, { stdio: ['ignore', 'pipe', 'pipe'] })
  await new Promise<void>((resolve, reject) => {
    const onData = (data: Buffer) => /is now running/.test(String(data)) && resolve()
    child.stdout.on('data', onData)
    child.stderr.on('data', onData)
    child.once('exit', (code) => reject(new Error(`Google's emulator ended with code ${code} before it listened`)))
  })
  return {
    ...{ host: '127.0.0.1', port, address: `127.0.0.1:${port}` },
    async stop() {
      if (child.exitCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
