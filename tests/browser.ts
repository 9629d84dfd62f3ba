import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

export const debianChromium = '/usr/bin/chromium'
const whole = [debianChromium, '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
/** Chromium without windows, like Playwright's own build: the same pages take a third less processor time. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/** Keeps a test browser from contacting Google, so that a run needs no network. */
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
  return firstThere([process.env.CHROMIUM_PATH, chromium.executablePath(), headlessShell, ...whole])
}

/** The path of a Chromium with windows: only that one supports extensions. */
export function findWholeChromium(): string | undefined {
  const configured = process.env.CHROMIUM_PATH
  return firstThere([configured === headlessShell ? undefined : configured, chromium.executablePath(), ...whole])
}

/** For tests of notifications, which only a browser with windows has. */
export const withWindows = () => ({ launchOptions: { executablePath: findWholeChromium(), args: chromiumArgs } })

const firstThere = (paths: readonly (string | undefined)[]) => paths.find((path) => path && existsSync(path))
