import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startReceiver } from '../../../../report-receiver.ts'

let receiver: Awaited<ReturnType<typeof startReceiver>>

beforeAll(async () => {
  receiver = await startReceiver()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await receiver.stop()
})

/** Imports the server's error reports afresh with this DSN in the environment. */
async function reportsWith(dsn: string | undefined) {
  vi.resetModules()
  vi.stubEnv('GOOGLE_CLOUD_PROJECT', 'demo-pointsward')
  vi.stubEnv('SENTRY_DSN', dsn)
  return {
    ...(await import('@/lib/server/telemetry/error-reports.ts')),
    ...(await import('@/lib/core/faults.ts')),
  }
}

describe('the server’s error reports', () => {
  test('without a DSN send nothing and do not load Sentry', async () => {
    vi.doMock('@sentry/nextjs', () => {
      throw new Error('loaded without a DSN')
    })
    const { startErrorReports, sendFault, reportFault, sendRequestError } = await reportsWith(undefined)
    await startErrorReports()
    reportFault('reading', new Error('quiet'))
    await sendFault({ what: 'writing', error: new Error('quiet') })
    const request = { path: '/', method: 'GET', headers: {} }
    await sendRequestError(new Error('quiet'), request, {
      routerKind: 'App Router',
      routePath: '/',
      routeType: 'render',
    })
    expect(receiver.events).toEqual([])
    vi.doUnmock('@sentry/nextjs')
  })

  test('with one send faults, failed functions and failed requests, without anything of a person', async () => {
    const { startErrorReports, sendFault, reportFault, sendRequestError } = await reportsWith(receiver.dsn)
    await startErrorReports()
    reportFault('session exchange failed', new Error('no answer for ann@example.com'))
    const request = {
      path: '/api/search?from=SYD&secret=1',
      method: 'GET',
      headers: { cookie: '__session=secret', authorization: 'Bearer secret', host: 'site.test' },
    }
    const context = { routerKind: 'App Router', routePath: '/api/search', routeType: 'route' } as const
    await sendRequestError(new Error('the index broke'), request, context)
    // `sendFault` waits until all three have been sent.
    await sendFault({ what: 'createNewUser', error: new Error('the database is gone') })
    const values = receiver.events.map(({ exception }) => exception?.values.at(-1)?.value)
    expect(values.sort()).toEqual(['no answer for [e-mail]', 'the database is gone', 'the index broke'])
    const whats = receiver.events.map(({ tags }) => tags?.what)
    expect(whats).toEqual(expect.arrayContaining(['session exchange failed', 'createNewUser']))
    expect(new Set(receiver.events.map(({ release }) => release))).toEqual(new Set(['unbuilt']))
    // The stack traces quote lines of this file, which contain these words.
    const withoutStack = JSON.stringify(receiver.events, (name, value) => (name === 'stacktrace' ? undefined : value))
    expect(withoutStack).not.toMatch(/secret|from=SYD|ann@example/)
  })
})
