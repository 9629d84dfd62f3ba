import { expect, type Page } from '@playwright/test'
import { logIn } from './account-stage.ts'
import { test } from './stage.ts'

/** Measures from the click on Search to the first seat on screen, next to a bare fetch of the same answer. */
const runs = 5

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const firstOffer = '[aria-label="Options"] tbody[data-index]'
const firstTrip = '[aria-label="Result"] article'

/** Milliseconds from the press to the frame in which the first row of an answer is there. */
function clickToSeat(page: Page, row: string): Promise<number> {
  return page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const button = document.querySelector<HTMLButtonElement>('form button[type=submit]')
        const begun = performance.now()
        const poll = () => {
          if (document.querySelector(selector)) resolve(performance.now() - begun)
          else requestAnimationFrame(poll)
        }
        button?.click()
        requestAnimationFrame(poll)
      }),
    row,
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

test('measures the time from the click to the first seats', async ({ page }) => {
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
    const request = page.waitForRequest(/\/api\/search\?/)
    clicks.push(await clickToSeat(page, firstOffer))
    const address = (await request).url()
    fetches.push(await bareFetch(page, address))
  }
  const [click, bare] = [median(clicks), median(fetches)]
  console.log(
    `click to first seat ${click.toFixed(0)} ms, bare fetch ${bare.toFixed(0)} ms, ${(click / bare).toFixed(2)}`,
  )
  expect(click).toBeGreaterThan(0)
})

for (const [what, row, api] of [
  ['one way', firstOffer, /\/api\/search\?/],
  ['return', firstTrip, /\/api\/journeys\?/],
] as const) {
  test(`measures the time to the first row for a year to 36 European airports, ${what}`, async ({ page }) => {
    test.setTimeout(240_000)
    await page.goto('/')
    await logIn(page, 'gold@sample.pointsward.test', 'sample-password')
    await expect(page).toHaveURL(/\/dashboard$/)
    const clicks: number[] = []
    const fetches: number[] = []
    // The first run is cold and not counted: the server loads what the others find loaded.
    for (let run = 0; run <= runs; run++) {
      await page.goto('/qantas/reward-seat-finder')
      await expect(page.getByRole('button', { name: /^When: Any time, 361 days/ })).toBeVisible()
      for (const [label, text, name] of [
        ['From', 'SYD', /^SYD/],
        ['To', 'Europe', /Europe/],
      ] as const) {
        await page.getByLabel(label, { exact: true }).fill(text)
        await page.getByRole('option', { name }).first().click()
      }
      await page.keyboard.press('Escape')
      if (what === 'return') await page.getByText('Return', { exact: true }).click()
      const request = page.waitForRequest(api)
      const click = await clickToSeat(page, row)
      const bare = await bareFetch(page, (await request).url())
      if (run === 0) continue
      clicks.push(click)
      fetches.push(bare)
    }
    const [click, bare] = [median(clicks), median(fetches)]
    console.log(
      `a year and 36 airports, ${what}: click to first row ${click.toFixed(0)} ms, bare fetch ${bare.toFixed(0)} ms, ${(click / bare).toFixed(2)} times`,
    )
    expect(click).toBeGreaterThan(0)
  })
}

/** Milliseconds between frames while a list is scrolled from its top by several screens, one step per frame. */
function scrollFrames(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const frame = document.querySelector('[aria-label="Options"]')
        const times: number[] = []
        let last = performance.now()
        const step = () => {
          const now = performance.now()
          times.push(now - last)
          last = now
          if (times.length === 240 || !frame) return resolve(times.slice(1))
          frame.scrollTop += 90
          requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      }),
  )
}

test('a list of thousands of rows draws few of them, can be walked by keyboard, and can retry a failed page', async ({
  page,
}) => {
  // It loads dozens of pages one after another, which takes minutes on a busy machine.
  test.setTimeout(240_000)
  await page.goto('/')
  await logIn(page, 'gold@sample.pointsward.test', 'sample-password')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/qantas/reward-seat-finder?from=country:AU&to=region:asia,region:europe&view=list')
  const offers = page.getByRole('region', { name: 'Options' })
  const rows = offers.locator('tbody[data-index]')
  await expect(rows.nth(10)).toBeVisible()
  const total = Number(await offers.getByRole('table').getAttribute('aria-rowcount')) - 1
  expect(total).toBeGreaterThan(5000)
  const first = offers.getByRole('button', { expanded: false }).first()
  await first.focus()
  await expect(first).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(offers.locator('[data-index] button:focus')).toHaveCount(1)

  // Further pages fail: the loaded rows stay, and trying again loads the rest.
  let fails = true
  await page.route(/\/api\/search\?.*cursor=/, (route) =>
    fails ? route.fulfill({ status: 400, body: '{}' }) : route.continue(),
  )
  await page.keyboard.press('End')
  const fault = page.getByRole('alert').filter({ hasText: 'We couldn’t load more' })
  await expect(fault).toBeVisible()
  await expect(rows.first()).toBeVisible()
  fails = false
  await fault.getByRole('button', { name: 'Try again' }).click()
  await expect(offers.locator(`[data-index="${total - 1}"] button:focus`)).toHaveCount(1, { timeout: 180_000 })
  expect(await rows.count()).toBeLessThanOrEqual(80)
  await page.keyboard.press('Home')
  await expect(offers.locator('[data-index="0"] button:focus')).toHaveCount(1)

  const frames = (await scrollFrames(page)).toSorted((a, b) => a - b)
  const late = frames.filter((time) => time > 2 * 16.7 + 1).length
  console.log(
    `${total} rows, ${await rows.count()} drawn: median frame ${median(frames).toFixed(1)} ms, worst ${frames.at(-1)?.toFixed(1)} ms, ${(100 - (100 * late) / frames.length).toFixed(1)} % within two`,
  )
})
