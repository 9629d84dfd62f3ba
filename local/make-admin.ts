import { parseArgs } from 'node:util'
import { resetOperatorFactor, setOperator } from '../lib/server/admin/operators.ts'
import { adminAuth, adminFirestore } from '../lib/server/firebase-admin.ts'
import { localProject } from './emulators.ts'
import { operatorWords, refusalWords } from './operator-words.ts'
import { findRunning, getAddress } from './running-sites.ts'

const usage = `npm run make-admin -- EMAIL [--remove | --reset-second-factor] [--site PORT]
  Lets the account of this address into /admin/dashboard, or takes that away. With --reset-second-factor, for a lost
  phone, they set up another authenticator app after their next log-in.
  It works on the local site that is running, by --site where several are; with GOOGLE_CLOUD_PROJECT set, on that hosted project.`

/** Points the SDK at the running local site, unless a hosted project is named. Returns its description, or null. */
function chooseBackend(site: string | null): string | null {
  const hosted = process.env.GOOGLE_CLOUD_PROJECT
  if (hosted) return hosted
  const running = findRunning(site)
  if (running === null) return null
  const { ports } = running
  Object.assign(process.env, {
    GOOGLE_CLOUD_PROJECT: localProject,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    METADATA_SERVER_DETECTION: 'none',
  })
  return `the local site ${getAddress(running)}`
}

type Command = { email: string; action: 'add' | 'remove' | 'reset'; site: string | null }

/** Reads whom to change and how; returns null if the arguments are wrong. */
function readCommand(): Command | null {
  try {
    const { values, positionals } = parseArgs({
      options: { remove: { type: 'boolean' }, 'reset-second-factor': { type: 'boolean' }, site: { type: 'string' } },
      allowPositionals: true,
    })
    const [email, another] = positionals
    const { remove, 'reset-second-factor': reset, site = null } = values
    if (!email || another || (remove && reset)) return null
    return { email, action: reset ? 'reset' : remove ? 'remove' : 'add', site }
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
  const { email, action } = command
  let backend: string | null = null
  try {
    backend = chooseBackend(command.site)
    if (backend === null) {
      console.error('No local site is running. Start it with npm run local, or set GOOGLE_CLOUD_PROJECT.')
      return 1
    }
    const stores = { auth: adminAuth(), db: adminFirestore() }
    const outcome =
      action === 'reset'
        ? await resetOperatorFactor(stores, email)
        : await setOperator(stores.auth, email, action === 'add')
    const { code, line } = operatorWords(outcome, { email, action, backend })
    code === 0 ? console.log(line) : console.error(line)
    return code
  } catch (error) {
    console.error(refusalWords(error, email, backend ?? 'a local site'))
    return 1
  }
}

process.exit(await main())
