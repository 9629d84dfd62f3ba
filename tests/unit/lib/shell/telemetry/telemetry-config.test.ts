import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseEnv } from '@/lib/server/env.ts'
import { readTelemetryConfig } from '@/lib/server/telemetry/error-reports.ts'
import { parseTelemetryConfig, telemetryOff } from '@/lib/shell/telemetry/telemetry-config.ts'

const configOf = (variables: Record<string, string | undefined>) =>
  readTelemetryConfig(parseEnv({ GOOGLE_CLOUD_PROJECT: 'demo-pointsward', ...variables }))

describe('the telemetry of a server', () => {
  test('is off by default', () => expect(configOf({})).toEqual(telemetryOff))

  test.each([
    [{ SENTRY_DSN: 'http://key@127.0.0.1:9/1' }, 'errors'],
    [{ TAG_CONTAINER_ID: 'GTM-AB12' }, 'measurement'],
    [{ AD_PIXEL_ID: '123456' }, 'measurement'],
  ])('%j turns on only %s', (variables, part) => {
    const { errors, measurement } = configOf(variables)
    expect({ errors: errors !== null, measurement: measurement !== null }).toEqual({
      errors: part === 'errors',
      measurement: part === 'measurement',
    })
  })

  test.each([{ SENTRY_DSN: 'not an address' }, { TAG_CONTAINER_ID: '"><script>' }, { AD_PIXEL_ID: '12 34' }])(
    '%j throws an error that names the variable',
    (variables) => expect(() => configOf(variables)).toThrow(Object.keys(variables)[0]),
  )
})

describe('the telemetry config in the browser', () => {
  test('is parsed as the server sent it', () => {
    const variables = {
      SENTRY_DSN: 'http://key@127.0.0.1:9/1',
      SENTRY_TRACES_SAMPLE_RATE: '0.25',
      AD_PIXEL_ID: '123456',
    }
    const config = configOf(variables)
    expect(config.errors?.tracesSampleRate).toBe(0.25)
    expect(parseTelemetryConfig(JSON.parse(JSON.stringify(config)))).toEqual(config)
  })

  test('in any other shape turns nothing on', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (answer) => {
        fc.pre(!JSON.stringify(answer).includes('"dsn"') && !JSON.stringify(answer).includes('Id"'))
        expect(parseTelemetryConfig(answer)).toEqual(telemetryOff)
      }),
    )
    for (const answer of [
      null,
      'text',
      [],
      { errors: { dsn: 7 } },
      { measurement: { containerId: '', pixelId: null } },
    ]) {
      expect(parseTelemetryConfig(answer)).toEqual(telemetryOff)
    }
  })
})
