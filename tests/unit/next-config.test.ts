import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import configure from '../../next.config.ts'

const build = 'phase-production-build'

describe('the configuration of a build', () => {
  beforeEach(() => {
    vi.stubEnv('SITE_URL', 'http://localhost:3000')
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
  })

  test('without SITE_URL rejects with an error that says so', async () => {
    vi.stubEnv('SITE_URL', ' ')
    vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'next', 'build'])
    await expect(configure(build)).rejects.toThrow(/^SITE_URL is missing: .* npm run local sets it\.$/)
    // A server starts without it.
    await expect(configure('phase-production-server')).resolves.toBeDefined()
  })

  test('without a Sentry token makes no source maps', async () => {
    vi.stubEnv('SENTRY_AUTH_TOKEN', undefined)
    const config = await configure(build)
    expect(config.productionBrowserSourceMaps).toBeUndefined()
  })

  test('with a Sentry token makes source maps, and has a step after the build', async () => {
    vi.stubEnv('SENTRY_AUTH_TOKEN', 'token')
    vi.stubEnv('TURBOPACK', '1')
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.stubEnv('SENTRY_ORG', 'org')
    vi.stubEnv('SENTRY_PROJECT', 'site')
    const config = await configure(build)
    expect(config.productionBrowserSourceMaps).toBe(true)
    expect(config.compiler?.runAfterProductionCompile).toBeTypeOf('function')
    // A running server doesn't need them.
    expect((await configure('phase-production-server')).productionBrowserSourceMaps).toBeUndefined()
  })

  test('uses the same build id in RELEASE_ID and generateBuildId', async () => {
    const { env, generateBuildId } = await configure(build)
    expect(env?.RELEASE_ID).toMatch(/^[\w.-]{1,64}$/)
    expect(await generateBuildId?.()).toBe(env?.RELEASE_ID)
    expect(Date.parse(env?.RELEASE_BUILT_AT ?? '')).toBeGreaterThan(0)
  })
})
