import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findSocialLinks } from '../../../../lib/server/social-links.ts'

const variables = ['SOCIAL_VIDEO_URL', 'SOCIAL_NETWORK_URL', 'SOCIAL_PHOTO_URL'] as const
const given = (values: Partial<Record<(typeof variables)[number], string>>) => {
  for (const variable of variables) vi.stubEnv(variable, values[variable] ?? 'none')
}
const shown = () => findSocialLinks().map(({ label, href }) => `${label} ${href}`)

describe('the social links of a published site', () => {
  beforeEach(() => vi.stubEnv('SITE_URL', 'https://pointsward.example'))
  afterEach(() => vi.unstubAllEnvs())

  it.each([
    ['video', 'SOCIAL_VIDEO_URL', 'Videos'],
    ['social network', 'SOCIAL_NETWORK_URL', 'Social'],
    ['photo network', 'SOCIAL_PHOTO_URL', 'Photos'],
  ] as const)('lead to the %s that %s names', (_, variable, label) => {
    given({ [variable]: 'https://places.example/us' })
    expect(shown()).toEqual([`${label} https://places.example/us`])
  })

  it('are left out when the operator says so, and only then', () => {
    given({})
    expect(shown()).toEqual([])
    vi.stubEnv('SOCIAL_PHOTO_URL', ' ')
    expect(shown).toThrow('SOCIAL_PHOTO_URL must be an https address, or "none" to leave its link out.')
  })

  it.each(['http://places.example', 'javascript:alert(1)', 'yes'])('are never %s', (wrong) => {
    given({ SOCIAL_VIDEO_URL: wrong })
    expect(shown).toThrow('SOCIAL_VIDEO_URL must be')
  })
})

describe('the social links of a local site', () => {
  afterEach(() => vi.unstubAllEnvs())

  it.each(['', 'http://localhost:3000'])('lead to example addresses (SITE_URL=%s)', (address) => {
    vi.stubEnv('SITE_URL', address)
    for (const variable of variables) vi.stubEnv(variable, '')
    expect(shown()).toEqual([
      'Videos https://video.example/pointsward',
      'Social https://social-network.example/pointsward',
      'Photos https://photo-network.example/pointsward',
    ])
  })
})
