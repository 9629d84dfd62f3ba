import { expect, test } from 'vitest'
import { parseEnv } from '../../../../lib/server/env.ts'

test('parses a minimal environment and fills in a default', () => {
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

test('names all wrong variables in one error', () => {
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

test('accepts mail, push and link settings only in their formats', () => {
  const base = { GOOGLE_CLOUD_PROJECT: 'demo-pointsward' }
  const mail = { SMTP_URL: 'smtps://u:p@mail.example:465', MAIL_FROM: 'Pointsward <alerts@pointsward.example>' }
  expect(parseEnv({ ...base, ...mail })).toMatchObject(mail)
  expect(parseEnv({ ...base, MAIL_FROM: 'alerts@pointsward.example' }).MAIL_FROM).toBe('alerts@pointsward.example')
  for (const wrong of [
    { SMTP_URL: 'https://mail.example' },
    { MAIL_FROM: 'nobody' },
    { MAIL_BOUNCES_TO: 'bounces+already@pointsward.example' },
    { MAIL_FROM: 'A <a@b>\r\nBcc: c@d' },
    { LINK_SECRET: 'short' },
    { VAPID_PUBLIC_KEY: 'not base64!' },
    { TELEGRAM_BOT_TOKEN: 'token' },
    { MAIL_INBOX_URL: 'https://inbox.example' },
  ]) {
    expect(() => parseEnv({ ...base, ...wrong })).toThrow(`${Object.keys(wrong)[0]} is wrong`)
  }
})

test('accepts a Cloud Storage object or a file as the place of the stored index', () => {
  const base = { GOOGLE_CLOUD_PROJECT: 'demo-pointsward' }
  for (const AVAILABILITY_INDEX of ['gs://my-project-index/availability', 'gs://b.example/a/b', 'file:/var/index'])
    expect(parseEnv({ ...base, AVAILABILITY_INDEX })).toMatchObject({ AVAILABILITY_INDEX })
  for (const AVAILABILITY_INDEX of ['gs://bucket', 'gs://bucket/', '/var/index', 's3://bucket/object', 'file:'])
    expect(() => parseEnv({ ...base, AVAILABILITY_INDEX })).toThrow('AVAILABILITY_INDEX is wrong')
})
