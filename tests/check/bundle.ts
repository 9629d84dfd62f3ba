import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folders of what a browser receives: the built scripts, styles and pages, and public/. */
const folders = ['.next/static', '.next/server/app', 'public']

/** What must never reach a visitor: anything that looks like a secret, the admin SDK, names of server-only settings. */
const forbidden: [string, RegExp][] = [
  ['a secret key of the payment provider', /\b[rs]k_(live|test)_[A-Za-z0-9]{8,}/],
  ['a signing secret', /\bwhsec_[A-Za-z0-9]{8,}/],
  ['a private key', /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----/],
  ['a key of seats.aero', /\bpro_[A-Za-z0-9]{16,}/],
  ['a bot token', /\b\d{8,12}:AA[\w-]{30,}/],
  [
    'a name of a secret',
    /\b(STRIPE_SECRET_KEY|STRIPE_WEBHOOK_SECRET|LINK_SECRET|VAPID_PRIVATE_KEY|SEATS_AERO_API_KEY|SEATS_AERO_CLIENT_SECRET|TELEGRAM_BOT_TOKEN|SMTP_URL|FLIGHT_SOURCE_KEY|SENTRY_AUTH_TOKEN)\b/,
  ],
  ['the admin SDK', /firebase-admin|@google-cloud\/firestore/],
]

/** Files that may contain text; pictures and fonts are left out. */
const text = /\.(js|css|html|rsc|json|txt|map|body)$/

/** Values of this environment whose names say that they are secret: a build must not contain one. */
function ownSecrets(environment: NodeJS.ProcessEnv): string[] {
  const named = Object.entries(environment).filter(([name]) =>
    /SECRET|TOKEN|PASSWORD|PRIVATE|API_KEY|SMTP_URL/.test(name),
  )
  const local = '.local/secrets.json'
  const kept = existsSync(local) ? (JSON.parse(readFileSync(local, 'utf8')) as Record<string, string>) : {}
  // The public key of a key pair is no secret.
  const { VAPID_PUBLIC_KEY: _public, ...secrets } = kept
  return [...named.map(([, value]) => value ?? ''), ...Object.values(secrets)].filter((value) => value.length >= 12)
}

function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
}

/** Every place where a file for browsers contains something it must not, and how many files were read. */
export function bundleFaults(environment: NodeJS.ProcessEnv = process.env): { files: number; faults: string[] } {
  const secrets = ownSecrets(environment)
  // `.next/server` also contains the server's own code, which browsers never receive.
  const given = folders
    .flatMap(filesUnder)
    .filter((file) => !(file.startsWith('.next/server') && /\.js(on)?$/.test(file)))
  const faults = given.flatMap((file) => {
    const content = readFileSync(file, 'utf8')
    const looks = forbidden.filter(([, pattern]) => pattern.test(content)).map(([what]) => `${file} holds ${what}`)
    const values = secrets.some((secret) => content.includes(secret))
      ? [`${file} holds a secret of this environment`]
      : []
    return [...looks, ...values]
  })
  return { files: given.length, faults }
}
