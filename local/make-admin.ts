import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { setOperator } from '../lib/server/admin/set-operator.ts'
import { adminAuth } from '../lib/server/firebase-admin.ts'
import { localProject } from './emulators.ts'
import { root } from './install.mjs'
import { operatorWords, refusalWords } from './operator-words.ts'

const usage = `npm run make-admin -- EMAIL [--remove]
  Lets the account of this address into /admin/dashboard, or takes that away.
  It works on the local site that is running; with GOOGLE_CLOUD_PROJECT set, on that hosted project.`

const Running = z.object({ ports: z.object({ auth: z.int(), firestore: z.int() }) })

/** Points the SDK at the running local site, unless a hosted project is named. Answers which it is, or null. */
function chooseBackend(): string | null {
  const hosted = process.env.GOOGLE_CLOUD_PROJECT
  if (hosted) return hosted
  const file = join(root, '.local', 'running.json')
  if (!existsSync(file)) return null
  const { ports } = Running.parse(JSON.parse(readFileSync(file, 'utf8')))
  Object.assign(process.env, {
    GOOGLE_CLOUD_PROJECT: localProject,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    METADATA_SERVER_DETECTION: 'none',
  })
  return 'the running local site'
}

/** Whom to let in or out; null when the command was called in another way. */
function readCommand(): { email: string; isOperator: boolean } | null {
  try {
    const { values, positionals } = parseArgs({ options: { remove: { type: 'boolean' } }, allowPositionals: true })
    const [email, another] = positionals
    return email && !another ? { email, isOperator: !values.remove } : null
  } catch {
    return null
  }
}

async function main(): Promise<number> {
  const command = readCommand()
  if (command === null) {
    console.error(usage)
    return 2
  }
  const backend = chooseBackend()
  if (backend === null) {
    console.error('No local site is running. Start it with npm run local, or set GOOGLE_CLOUD_PROJECT.')
    return 1
  }
  const { email, isOperator } = command
  try {
    const outcome = await setOperator(adminAuth(), email, isOperator)
    const { code, line } = operatorWords(outcome, { email, isOperator, backend })
    code === 0 ? console.log(line) : console.error(line)
    return code
  } catch (error) {
    console.error(refusalWords(error, email, backend))
    return 1
  }
}

process.exit(await main())
