/** The booking pages the panel runs on. */
const matches = [
  'https://flightrewardfinder.qantas.com/*',
  'https://www.qantas.com/*/book/*',
  'https://book.qantas.com/*',
  'https://book.virginaustralia.com/dx/*',
]

export const iconSizes = [16, 32, 48, 128]

/**
 * What differs between browsers. Firefox has no service workers for extensions, and requires a declaration of the data
 * that leaves the browser.
 */
const perBrowser = {
  chromium: () => ({ minimum_chrome_version: '111', background: { service_worker: 'background.js' } }),
  firefox: ({ protocol }) => ({
    background: { scripts: ['background.js'] },
    browser_specific_settings: {
      gecko: {
        id: 'extension@pointsward',
        // The first that shows its own data prompt on phones too; hosts are granted at installation since 127.
        strict_min_version: '142.0',
        data_collection_permissions: { required: ['websiteContent'], optional: ['authenticationInfo'] },
      },
    },
    // By default, Firefox would upgrade requests to a local site to https.
    ...(protocol === 'http:' ? { content_security_policy: { extension_pages: "script-src 'self'" } } : {}),
  }),
}

/** @typedef {keyof typeof perBrowser} Browser */

export const browsers = /** @type {Browser[]} */ (Object.keys(perBrowser))

/**
 * Returns the manifest for one browser and one site. The only permissions are storage for the member's token, access to
 * the site, and running on the booking pages.
 * @param {Browser} browser
 * @param {string} origin such as https://example.org
 * @returns {Record<string, unknown>}
 */
export function manifestFor(browser, origin) {
  const site = new URL(origin)
  return {
    manifest_version: 3,
    name: 'Pointsward: reward seats beside your booking',
    short_name: 'Pointsward',
    version: '1.1.0',
    description: 'See Qantas and Velocity reward seats for your route and dates, right on the airline’s booking page.',
    icons: Object.fromEntries(iconSizes.map((size) => [size, `icon-${size}.png`])),
    action: { default_title: 'Pointsward options' },
    options_ui: { page: 'options.html', open_in_tab: true },
    permissions: ['storage'],
    // Without the port, because Firefox doesn't support ports in patterns.
    host_permissions: [`${site.protocol}//${site.hostname}/*`],
    content_scripts: [{ matches, js: ['panel.js'], run_at: 'document_idle' }],
    ...perBrowser[browser](site),
  }
}
