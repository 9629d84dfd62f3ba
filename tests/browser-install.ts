import { spawnSync } from 'node:child_process'
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
  const root = process.getuid?.() === 0
  const apt = spawnSync('apt-get', ['--version']).status === 0
  if (!root || !apt) return undefined
  console.log('Installing the chromium package for the browser tests …')
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    const { status } = spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: environment })
    if (status !== 0) return undefined
  }
  return findChromium()
}
