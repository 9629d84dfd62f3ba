import { type Browser, type BrowserContext, test as base, expect } from '@playwright/test'

/** The database's client asks Google for a picture to learn whether the network is there. Refused, it takes that for no. */
const networkProbe = 'https://www.google.com/images/cleardot.gif'

/** What a page did that the site's content security policy forbids, in any context of a test. */
type Watch = { faults: string[] }

function watch(context: BrowserContext, faults: string[]): void {
  // Not everything that is refused is written on the console: evaluated code only throws, and may be caught.
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
 * The test of this stage: like Playwright's, and it fails when any page breaks the policy the site sends. Its visitor
 * moves as soon as a finder's answer is there, so that the finder takes over from it, unless `reads` is set.
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
