import { describe, expect, it } from 'vitest'
import { parseEnv } from '../../../../lib/server/env.ts'
import { getWebConfig } from '../../../../lib/server/web-config.ts'

const readWebConfig = (environment: Record<string, string | undefined>) =>
  getWebConfig(parseEnv({ GOOGLE_CLOUD_PROJECT: 'demo-pointsward', ...environment }))

const emulators = {
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  FUNCTIONS_EMULATOR_HOST: '127.0.0.1:5001',
}

describe('getWebConfig', () => {
  it('points the browser at the emulators, with App Check off', () => {
    expect(readWebConfig(emulators)).toEqual({
      firebase: { projectId: 'demo-pointsward', apiKey: 'local' },
      emulators: { auth: '127.0.0.1:9099', firestore: '127.0.0.1:8080', functions: '127.0.0.1:5001' },
      appCheckSiteKey: null,
    })
  })

  it('parses the hosted app’s JSON', () => {
    const config = readWebConfig({
      FIREBASE_WEBAPP_CONFIG: '{"projectId":"p","apiKey":"k","authDomain":"p.example","extra":1}',
      APP_CHECK_SITE_KEY: 'site-key',
    })
    expect(config.firebase).toEqual({ projectId: 'p', apiKey: 'k', authDomain: 'p.example' })
    expect(config.emulators).toBeNull()
    expect(config.appCheckSiteKey).toBe('site-key')
  })

  it.each([
    ['nothing', {}, /FIREBASE_WEBAPP_CONFIG is missing/],
    [
      'two emulators of three',
      { ...emulators, FIRESTORE_EMULATOR_HOST: undefined },
      /FIREBASE_WEBAPP_CONFIG is missing/,
    ],
    ['an address without a port', { ...emulators, FIRESTORE_EMULATOR_HOST: 'localhost' }, /FIRESTORE_EMULATOR_HOST/],
    [
      'an address with a scheme',
      { ...emulators, FIREBASE_AUTH_EMULATOR_HOST: 'http://x:1' },
      /FIREBASE_AUTH_EMULATOR_HOST/,
    ],
    ['an app without a key', { FIREBASE_WEBAPP_CONFIG: '{"projectId":"p"}' }, /apiKey/],
    ['broken JSON', { FIREBASE_WEBAPP_CONFIG: '{' }, /JSON/],
  ])('names what is wrong with %s', (_, environment, message) => {
    expect(() => readWebConfig(environment)).toThrow(message)
  })
})
