import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Keeps a test browser from talking to its maker, so that a run needs no network. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Pictures must not depend on the machine's screen or font settings.
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
]

/** The path of a Chromium to test with: `CHROMIUM_PATH`, else Playwright's own if it was downloaded, else the machine's. */
export function findChromium(): string | undefined {
  const asked = process.env.CHROMIUM_PATH ?? ''
  return [asked, chromium.executablePath(), ...installed].find((path) => path !== '' && existsSync(path))
}
