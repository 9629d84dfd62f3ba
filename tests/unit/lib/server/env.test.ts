import { expect, test } from 'vitest'
import { parseEnv } from '../../../../lib/server/env.ts'

test('reads a complete environment and fills the defaults', () => {
  const env = parseEnv({ GOOGLE_CLOUD_PROJECT: 'demo-pointsward', FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' })
  expect(env.GOOGLE_CLOUD_PROJECT).toBe('demo-pointsward')
  expect(env.FIRESTORE_EMULATOR_HOST).toBe('127.0.0.1:8080')
  expect(env.CLOCK_OFFSET_MS).toBe(0)
})

test('names a missing variable with an example', () => {
  expect(() => parseEnv({})).toThrow(
    'GOOGLE_CLOUD_PROJECT is missing; for example GOOGLE_CLOUD_PROJECT=demo-pointsward',
  )
})

test('names every wrong variable at once', () => {
  const source = {
    GOOGLE_CLOUD_PROJECT: 'demo-pointsward',
    FIRESTORE_EMULATOR_HOST: 'nowhere',
    CLOCK_OFFSET_MS: 'soon',
  }
  expect(() => parseEnv(source)).toThrow(/FIRESTORE_EMULATOR_HOST is wrong[\s\S]*CLOCK_OFFSET_MS is wrong/)
})

test('an empty variable counts as missing', () => {
  expect(() => parseEnv({ GOOGLE_CLOUD_PROJECT: ' ' })).toThrow('GOOGLE_CLOUD_PROJECT is missing')
})
