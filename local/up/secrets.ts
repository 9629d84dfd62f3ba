import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import webPush from 'web-push'
import { z } from 'zod'

/** The secrets that sign links and push messages on this machine, under their environment names. */
const LocalSecrets = z.object({ LINK_SECRET: z.string(), VAPID_PUBLIC_KEY: z.string(), VAPID_PRIVATE_KEY: z.string() })
type LocalSecrets = z.infer<typeof LocalSecrets>

/** Reads the secrets in `file`, created at the first start, so that links and push subscriptions survive a restart. */
export function localSecrets(file: string): LocalSecrets {
  if (existsSync(file)) return LocalSecrets.parse(JSON.parse(readFileSync(file, 'utf8')))
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  const secrets = {
    LINK_SECRET: randomBytes(32).toString('hex'),
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
  return secrets
}
