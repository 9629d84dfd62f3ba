import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The part of a page to check, by selector; without one, the entire page. */
type Part = {
  within?: string
  /** Checks only what colours and widths affect: for a second pass over a page whose names and order are checked. */
  styleOnly?: boolean
}

const styleRules = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size']

/**
 * What axe finds wrong with a page in its current state, or with a part of it: one line per violation. The site has no
 * frames to check, and passed rules are not collected: that takes longer than running all the rules.
 */
export async function violationsOf(page: Page, { within, styleOnly }: Part = {}) {
  // Axe checks the entire page at once, so what is rendered only near the screen has to be rendered now.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
    }
  })
  // Waits for transitions, since a colour halfway between two is neither; but not for endless animations, such as a
  // spinner, nor for those that scrolling drives.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .every(({ effect }) => effect?.getComputedTiming().iterations === Infinity),
  )
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(styleOnly ? { runOnly: styleRules } : {}) })
  if (within) axe.include(within)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

export async function isAccessible(page: Page, part: Part = {}): Promise<void> {
  expect(await violationsOf(page, part), page.url()).toEqual([])
}
