import { type Browser, type BrowserContext, test as base, expect } from '@playwright/test'

/** The database client requests this picture from Google to test the network; if refused, it assumes there is none. */
const networkProbe = 'https://www.google.com/images/cleardot.gif'

/** Violations of the site's content security policy, in any context of a test. */
type Watch = { faults: string[] }

function watch(context: BrowserContext, faults: string[]): void {
  // Not every violation is logged to the console: evaluated code only throws, and the error may be caught.
  void context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) =>
      console.error(`Content Security Policy: ${effectiveDirective} ${blockedURI} ${sourceFile} ${sample}`),
    )
  })
  context.on('console', (message) => {
    const text = message.text()
    if (!text.includes('Content Security Policy') || text.includes(networkProbe)) return
    faults.push(`${message.page()?.url()}: ${text}`)
  })
}

/**
 * Playwright's `test`, which also fails when any page violates the site's content security policy. Unless `reads` is
 * set, the pointer moves as soon as a finder's page has loaded, so that the finder takes over from the drawn answer.
 */
export const test = base.extend<{ policy: Watch; reads: boolean }, { watched: Watch }>({
  reads: [false, { option: true }],
  page: async ({ page, reads }, use) => {
    if (!reads) {
      await page.addInitScript(() => {
        if (location.pathname.endsWith('-finder') && location.search)
          addEventListener('load', () => dispatchEvent(new Event('pointermove')))
      })
    }
    await use(page)
  },
  watched: [
    async ({ browser }, use) => {
      const faults: string[] = []
      const open: Browser['newContext'] = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await open(options)
        watch(context, faults)
        return context
      }
      await use({ faults })
      browser.newContext = open
    },
    { scope: 'worker', auto: true },
  ],
  policy: [
    async ({ watched }, use) => {
      watched.faults.length = 0
      await use(watched)
      expect(watched.faults).toEqual([])
    },
    { auto: true },
  ],
})
