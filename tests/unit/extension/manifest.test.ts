import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buildExtension } from '../../../extension/build.mjs'
import { manifestFor } from '../../../extension/manifest.mjs'
import { extensionHosts } from '../../../lib/content/data/extension.ts'

const origin = 'https://pointsward.example'

/** A match pattern that both browsers accept; Firefox allows no port in one. */
const MatchPattern = z.string().regex(/^https?:\/\/[a-z0-9.-]+\/[^#]*$/)
const file = z.string().regex(/^[\w-]+\.(js|html|png)$/)

/** What both browsers and the Chrome Web Store require of a manifest of version 3; unknown keys are rejected. */
const shared = {
  manifest_version: z.literal(3),
  name: z.string().min(1).max(75),
  short_name: z.string().max(12),
  version: z.string().regex(/^(0|[1-9]\d{0,4})(\.(0|[1-9]\d{0,4})){0,3}$/),
  description: z.string().max(132),
  icons: z.record(z.string().regex(/^\d+$/), file),
  action: z.strictObject({ default_title: z.string() }),
  options_ui: z.strictObject({ page: file, open_in_tab: z.boolean() }),
  permissions: z.array(z.enum(['storage'])),
  host_permissions: z.array(MatchPattern),
  content_scripts: z.array(
    z.strictObject({ matches: z.array(MatchPattern), js: z.array(file), run_at: z.enum(['document_idle']) }),
  ),
}

const Chromium = z.strictObject({
  ...shared,
  minimum_chrome_version: z.string().regex(/^\d+$/),
  background: z.strictObject({ service_worker: file }),
})

/** https://extensionworkshop.com/documentation/develop/firefox-builtin-data-consent/ */
const personal = [
  ...['authenticationInfo', 'bookmarksInfo', 'browsingActivity', 'financialAndPaymentInfo', 'healthInfo'],
  ...['locationInfo', 'personalCommunications', 'personallyIdentifyingInfo', 'searchTerms', 'websiteActivity'],
  'websiteContent',
]

/** Firefox signs no manifest of version 3 without an id and, since November 2025, without a statement about data. */
const Firefox = z.strictObject({
  ...shared,
  background: z.strictObject({ scripts: z.array(file).min(1) }),
  browser_specific_settings: z.strictObject({
    gecko: z.strictObject({
      id: z.string().regex(/^[\w.-]*@[\w.-]+$|^\{[0-9a-f-]{36}\}$/),
      strict_min_version: z.string().regex(/^\d+(\.\d+)*$/),
      data_collection_permissions: z.strictObject({
        required: z.array(z.enum(['none', ...personal])).min(1),
        optional: z.array(z.enum(['technicalAndInteraction', ...personal])),
      }),
    }),
  }),
})

describe('the manifest', () => {
  it('is valid for its browser', () => {
    expect(() => Chromium.parse(manifestFor('chromium', origin))).not.toThrow()
    const { browser_specific_settings } = Firefox.parse(manifestFor('firefox', origin))
    const { strict_min_version, data_collection_permissions } = browser_specific_settings.gecko
    // Firefox itself asks for consent at installation, since 140 and on Android since 142.
    expect(Number.parseFloat(strict_min_version)).toBeGreaterThanOrEqual(142)
    expect(data_collection_permissions.required).not.toContain('none')
  })

  it('requests only storage, the site, and the booking pages that the site names', () => {
    const manifest = Chromium.parse(manifestFor('chromium', 'http://localhost:3000'))
    expect(manifest.permissions).toEqual(['storage'])
    expect(manifest.host_permissions).toEqual(['http://localhost/*'])
    const matches = manifest.content_scripts.flatMap((script) => script.matches)
    const named = Object.values(extensionHosts).flat()
    expect(matches.length).toBe(named.length)
    for (const { address } of named) {
      const [host = ''] = address.split('/')
      expect(
        matches.some((match) => match.startsWith(`https://${host}/`)),
        host,
      ).toBe(true)
    }
  })

  it('has the name and description of the store texts', () => {
    const texts = readFileSync('docs/extension-store.md', 'utf8')
    const part = (title: string) => new RegExp(`^## ${title}\\n\\n(.+)$`, 'm').exec(texts)?.[1]
    const { name, description } = Chromium.parse(manifestFor('chromium', origin))
    expect({ name: part('Name'), description: part('Summary') }).toEqual({ name, description })
    // Mozilla allows only 50 characters.
    expect(name.length).toBeLessThanOrEqual(50)
  })

  it('lets Firefox request only a site on this machine without https', () => {
    expect(manifestFor('firefox', 'http://localhost:3000')).toHaveProperty('content_security_policy')
    expect(manifestFor('firefox', origin)).not.toHaveProperty('content_security_policy')
  })
})

describe('the packages', () => {
  const build = async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pointsward-packages-'))
    await buildExtension({ origin, folder: join(folder, 'unpacked'), downloads: join(folder, 'downloads') })
    return folder
  }

  it('are the same bytes for the same sources, and contain every file that the manifest names', async () => {
    const [one, two] = [await build(), await build()]
    const archives = readdirSync(join(one, 'downloads'))
    expect(archives).toEqual(['pointsward-chromium.zip', 'pointsward-firefox.zip'])
    for (const name of archives) {
      expect(readFileSync(join(one, 'downloads', name)).equals(readFileSync(join(two, 'downloads', name)))).toBe(true)
    }
    for (const browser of ['chromium', 'firefox']) {
      const files = readdirSync(join(one, 'unpacked', browser))
      const named = readFileSync(join(one, 'unpacked', browser, 'manifest.json'), 'utf8').match(
        /[\w-]+\.(js|html|png)(?=")/g,
      )
      expect(named?.filter((name) => !files.includes(name))).toEqual([])
    }
  })

  it('name the site in the options page, and have no scripts that write HTML or evaluate code', async () => {
    const folder = join(await build(), 'unpacked', 'firefox')
    expect(readFileSync(join(folder, 'options.html'), 'utf8')).toContain(`${origin}/dashboard/account`)
    for (const script of ['panel.js', 'background.js', 'options.js']) {
      expect(readFileSync(join(folder, script), 'utf8'), script).not.toMatch(
        /\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write|\beval\(/,
      )
    }
  })
})
