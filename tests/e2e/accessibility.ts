import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What of a page is looked at, by a selector; all of it otherwise. */
type Part = {
  within?: string
  /** Only what colours and widths decide: for a second look at a page whose names and order have been looked at. */
  looksOnly?: boolean
}

const looks = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size']

/**
 * What axe holds against a page as it stands, or against a part of it, a line each. The site has no frames to look
 * into, and what passed is not asked for: collecting it takes longer than all the rules together.
 */
export async function violationsOf(page: Page, { within, looksOnly }: Part = {}) {
  // Axe looks at the whole page at once, as nobody does: what waits until it comes near the screen has to be there.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
    }
  })
  // A colour on its way to another is neither; what turns for ever, such as a spinner, is not waited for, nor what only
  // scrolling moves.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .every(({ effect }) => effect?.getComputedTiming().iterations === Infinity),
  )
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(looksOnly ? { runOnly: looks } : {}) })
  if (within) axe.include(within)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

export async function isAccessible(page: Page, part: Part = {}): Promise<void> {
  expect(await violationsOf(page, part), page.url()).toEqual([])
}
