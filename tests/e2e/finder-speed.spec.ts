import { expect, type Page } from '@playwright/test'
import { test } from './stage.ts'

/** Tells the time from the click on Search to the first seat on screen, beside a bare fetch of the same answer in the same page. */
const runs = 5

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Milliseconds from the press to the frame in which an offer is in the table. */
function clickToSeat(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const button = document.querySelector<HTMLButtonElement>('form button[type=submit]')
        const begun = performance.now()
        const look = () => {
          if (document.querySelector('[aria-label="Offers"] tbody[data-index]')) resolve(performance.now() - begun)
          else requestAnimationFrame(look)
        }
        button?.click()
        requestAnimationFrame(look)
      }),
  )
}

/** Milliseconds of fetching and reading an answer, and nothing else. */
function bareFetch(page: Page, address: string): Promise<number> {
  return page.evaluate(async (url) => {
    const begun = performance.now()
    await (await fetch(url, { cache: 'no-store' })).json()
    return performance.now() - begun
  }, address)
}

test('the first seats stand there soon after the click', async ({ page }) => {
  const clicks: number[] = []
  const fetches: number[] = []
  for (let run = 0; run < runs; run++) {
    await page.goto('/qantas/reward-seat-finder')
    for (const [label, code] of [
      ['From', 'SYD'],
      ['To', 'SIN'],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(code)
      await page.getByRole('option', { name: new RegExp(`^${code}`) }).click()
    }
    await page.keyboard.press('Escape')
    await page.waitForLoadState('networkidle')
    const asked = page.waitForRequest(/\/api\/search\?/)
    clicks.push(await clickToSeat(page))
    const address = (await asked).url()
    fetches.push(await bareFetch(page, address))
  }
  const [click, bare] = [median(clicks), median(fetches)]
  console.log(
    `click to first seat ${click.toFixed(0)} ms, bare fetch ${bare.toFixed(0)} ms, ${(click / bare).toFixed(2)}`,
  )
  expect(click).toBeGreaterThan(0)
})
