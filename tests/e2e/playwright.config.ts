import { defineConfig, devices } from '@playwright/test'
import { chromiumArgs, findChromium } from '../browser.ts'
import { base, ports, siteNow, telegram } from './site.ts'

const portFlags = Object.entries(ports)
  .map(([flag, port]) => `--${flag} ${port}`)
  .join(' ')

const desktop = { ...devices['Desktop Chrome'], channel: undefined }

/**
 * Tests that measure, build, use up a machine-wide limit, need the team to be offline or change stored seats. These run
 * one at a time, in a separate run.
 */
const alone =
  /(alerts|alerts-limits|api-limits|api-faults|billing|desk-chat|finder|finder-speed|hung-services|shell-(layout-shift|loading|prefetch|release|weight))\.spec\.ts$/

/** Takes services down for minutes at a time: `npm run faults`, not part of `npm test`. */
const faults = /\/faults\.spec\.ts$/

const daily = /@daily/

export default defineConfig({
  testDir: '.',
  // Files run in parallel on one backend: each has its own accounts, and none changes what others look at.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Upper bounds for a busy machine, on which a function's first start alone takes ten seconds; a test continues as
  // soon as its condition holds.
  timeout: 180_000,
  // Fonts are self-hosted; the tolerance is for how different builds of Chromium smooth edges.
  expect: { timeout: 45_000, toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: 'disabled', scale: 'css' } },
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  reporter: [['list'], ['json']],
  use: {
    baseURL: base,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    // Requests of a page that a worker controls can't be intercepted; tests of the worker itself allow it.
    serviceWorkers: 'block',
    // A trace records every page, which doubles the time of a run; TRACE=1 turns it on to investigate a failure.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: findChromium(),
      args: chromiumArgs,
    },
  },
  projects: [
    { name: 'together', use: desktop, testIgnore: [alone, faults] },
    { name: 'alone', use: desktop, testMatch: alone, workers: 1 },
    { name: 'faults', use: desktop, testMatch: faults, workers: 1 },
    // The part of the above that `npm test` runs: only what people do most, with one start of the site.
    { name: 'daily', use: desktop, testIgnore: [alone, faults], grep: daily },
    { name: 'daily-alone', use: desktop, testMatch: alone, grep: daily, workers: 1, dependencies: ['daily'] },
  ],
  webServer: {
    command: `node local/run.mjs --fresh --data e2e --no-whole-world --now ${siteNow} ${portFlags}`,
    cwd: '../..',
    // A key in a developer's shell must not make a test pay, or send mail.
    env: {
      ...{ STRIPE_SECRET_KEY: '', SMTP_URL: '' },
      TELEGRAM_BOT_TOKEN: telegram.token,
      TELEGRAM_BOT_NAME: telegram.bot,
      TELEGRAM_URL: `http://127.0.0.1:${telegram.port}`,
    },
    url: base,
    timeout: 480_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
})
