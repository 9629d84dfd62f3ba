import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parseEnv } from '../../../../lib/server/env.ts'
import { localSecrets } from '../../../../local/up/secrets.ts'

it('makes this machine’s secrets once, valid for the environment, and readable only by their owner', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  const file = join(folder, 'below', 'secrets.json')
  const made = localSecrets(file)
  expect(localSecrets(file)).toEqual(made)
  expect(parseEnv({ GOOGLE_CLOUD_PROJECT: 'demo-pointsward', ...made })).toMatchObject(made)
  expect(statSync(file).mode & 0o077).toBe(0)
  expect(localSecrets(join(folder, 'other.json'))).not.toEqual(made)
  rmSync(folder, { recursive: true })
})
