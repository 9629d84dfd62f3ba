import { defineConfig, devices } from '@playwright/test'
import { chromiumArgs, findChromium } from '../browser.ts'
import { base, ports, siteNow, telegram } from './site.ts'

const portFlags = Object.entries(ports)
  .map(([flag, port]) => `--${flag} ${port}`)
  .join(' ')

const desktop = { ...devices['Desktop Chrome'], channel: undefined }

/** What measures, builds, spends a limit of the whole machine, needs the team away or changes stored seats: one by one, in a run of its own. */
const alone =
  /(alerts|alerts-limits|api-limits|api-faults|billing|desk-chat|finder|finder-speed|hung-services|shell-(layout-shift|loading|prefetch|release|weight))\.spec\.ts$/

/** Takes services away for minutes at a time: `npm run faults`, not part of `npm test`. */
const faults = /\/faults\.spec\.ts$/

const daily = /@daily/

export default defineConfig({
  testDir: '.',
  // Files run side by side on one backend: each with its own accounts, and none changes what others look at.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Upper bounds for a busy machine, on which a function's first start alone takes ten seconds; a test waits for its
  // condition and goes on at once.
  timeout: 180_000,
  // Pictures come from self-hosted fonts; a little is left to how a build of Chromium smooths edges.
  expect: { timeout: 45_000, toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: 'disabled', scale: 'css' } },
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  reporter: [['list'], ['json']],
  use: {
    baseURL: base,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    // Requests of a page that one controls can't be intercepted; the tests of the worker itself allow it.
    serviceWorkers: 'block',
    // A trace films every page, which doubles the time of a run; TRACE=1 brings it back for looking into a failure.
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
    // Again, only what people do most, with one start of the site: what `npm test` runs of the above.
    { name: 'daily', use: desktop, testIgnore: [alone, faults], grep: daily },
    { name: 'daily-alone', use: desktop, testMatch: alone, grep: daily, workers: 1, dependencies: ['daily'] },
  ],
  webServer: {
    command: `node local/run.mjs --fresh --data e2e --no-whole-world --now ${siteNow} ${portFlags}`,
    cwd: '../..',
    // A key in somebody's shell must not make a test pay, or send mail.
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
