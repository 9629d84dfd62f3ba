import { installPackage } from './apt.ts'
import { debianChromium, findChromium, findWholeChromium } from './browser.ts'

/**
 * A Chromium on this machine: found, or installed from Debian's packages where that is allowed. Also installs a
 * Chromium that supports extensions.
 * @throws Error that says exactly what to do.
 */
export function requireChromium(): string {
  if (!findWholeChromium()) installPackage('chromium', 'the browser tests')
  // Debian keeps the faster one, the headless shell, in a separate package.
  if (!process.env.CHROMIUM_PATH && findChromium() === debianChromium) {
    installPackage('chromium-headless-shell', 'the browser tests')
  }
  const found = findChromium()
  if (found) return found
  throw new Error(
    'The browser tests need Chromium. Do one of: "npx playwright install chromium"; install your system\'s chromium ' +
      'package (Debian: "apt-get install chromium"); or set CHROMIUM_PATH to a Chromium or Chrome on this machine.',
  )
}
