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

  test('without the address it is for ends with a sentence that says so', async () => {
    vi.stubEnv('SITE_URL', ' ')
    vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'next', 'build'])
    await expect(configure(build)).rejects.toThrow(/^SITE_URL is missing: .* npm run local sets it\.$/)
    // A server or a machine of one's own starts without.
    await expect(configure('phase-production-server')).resolves.toBeDefined()
  })

  test('without a token makes no source maps', async () => {
    vi.stubEnv('SENTRY_AUTH_TOKEN', undefined)
    const config = await configure(build)
    expect(config.productionBrowserSourceMaps).toBeUndefined()
  })

  test('with one makes them, and hands them over after the build', async () => {
    vi.stubEnv('SENTRY_AUTH_TOKEN', 'token')
    vi.stubEnv('TURBOPACK', '1')
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.stubEnv('SENTRY_ORG', 'org')
    vi.stubEnv('SENTRY_PROJECT', 'site')
    const config = await configure(build)
    expect(config.productionBrowserSourceMaps).toBe(true)
    expect(config.compiler?.runAfterProductionCompile).toBeTypeOf('function')
    // A running server has no use for them.
    expect((await configure('phase-production-server')).productionBrowserSourceMaps).toBeUndefined()
  })

  test('names one build in code, pages and files', async () => {
    const { env, generateBuildId } = await configure(build)
    expect(env?.RELEASE_ID).toMatch(/^[\w.-]{1,64}$/)
    expect(await generateBuildId?.()).toBe(env?.RELEASE_ID)
    expect(Date.parse(env?.RELEASE_BUILT_AT ?? '')).toBeGreaterThan(0)
  })
})
