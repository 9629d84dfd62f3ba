import { installPackage } from './apt.ts'
import { findChromium } from './browser.ts'

/**
 * A Chromium on this machine: found, or installed from Debian's packages where that is allowed.
 * @throws Error that says exactly what to do.
 */
export function requireChromium(): string {
  const found = findChromium() ?? installed()
  if (found) return found
  throw new Error(
    'The browser tests need Chromium. Do one of: "npx playwright install chromium"; install your system\'s chromium ' +
      'package (Debian: "apt-get install chromium"); or set CHROMIUM_PATH to a Chromium or Chrome on this machine.',
  )
}

function installed(): string | undefined {
  return installPackage('chromium', 'the browser tests') ? findChromium() : undefined
}
