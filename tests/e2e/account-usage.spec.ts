import { expect, type Page, type Request } from '@playwright/test'
import {
  freshEmail,
  openAccount,
  patchDocument,
  readDocument,
  sessionCookieOf,
  signUp,
  uidOf,
} from './account-stage.ts'
import { test } from './stage.ts'

const history = (page: Page) => page.getByRole('region', { name: 'Recent searches' }).getByRole('listitem')

/** Searches through the API as this browser's member, by the session cookie alone. */
async function search(page: Page, text: string) {
  const response = await page.request.get(`/api/search?program=qantas&${text}`)
  expect(response.status()).toBe(200)
  return (await response.json()) as { total: number; nextCursor: string | null; plan: string }
}

test('a search is counted and stored, and both show live on open pages', { tag: '@daily' }, async ({
  page,
  context,
}) => {
  await page.goto('/')
  await signUp(page, freshEmail('usage'))
  await expect.poll(() => sessionCookieOf(page)).toBeTruthy()
  await expect(page.getByText('Your latest searches appear here')).toBeVisible()
  const account = await context.newPage()
  await account.goto('/dashboard/account')

  const finder = await context.newPage()
  const pending = new Set<Request>()
  finder.on('request', (request) => request.url().includes('/api/search?') && pending.add(request))
  finder.on('requestfinished', (request) => pending.delete(request))
  // A request that the next one replaces is aborted, and never finishes.
  finder.on('requestfailed', (request) => pending.delete(request))
  await finder.goto('/qantas/reward-seat-finder?from=SYD&to=SIN&cabins=J')
  // The page searches a second time once the sign-in is confirmed.
  await expect(finder.getByRole('banner').getByRole('button', { name: 'Ann Example' })).toBeVisible()
  await expect(history(page)).toHaveCount(1)
  await expect(history(page).first()).toContainText('Sydney to Singapore, business, Qantas')
  await expect(account.getByText('Used today: 1 search, 0 live checks.')).toBeVisible()
  // The second request would move the search up again, so it has to be answered before another search is made.
  await expect.poll(() => pending.size).toBe(0)
  await finder.close()

  const melbourne = await search(page, 'from=MEL&to=NRT')
  await expect(history(page)).toHaveCount(2)
  await expect(history(page).first()).toContainText('Melbourne to Tokyo')
  await expect(history(page).first()).toContainText(melbourne.total === 1 ? '1 result' : `${melbourne.total} results`)

  // The first search moves up when repeated; a further page of it and an invalid request leave no trace.
  const again = await search(page, 'from=SYD&to=SIN&cabins=J&take=1')
  expect(again.plan).toBe('free')
  await expect(history(page).first()).toContainText('Sydney to Singapore')
  await search(page, `from=SYD&to=SIN&cabins=J&take=1&cursor=${again.nextCursor}`)
  await page.request.get('/api/search?program=qantas&from=SYD&to=SYD')
  await search(page, 'from=PER&to=LHR')
  await expect(history(page)).toHaveCount(3)
  await expect(account.getByText('Used today: 4 searches, 0 live checks.')).toBeVisible()

  await history(page).nth(1).getByRole('link', { name: 'Sydney to Singapore, business, Qantas', exact: true }).click()
  await expect(page).toHaveURL('/qantas/reward-seat-finder?from=SYD&to=SIN&cabins=J')
})

test('a guest’s search is not in a member’s history', async ({ page, browser }) => {
  const email = freshEmail('trace')
  await page.goto('/')
  await signUp(page, email)
  await expect.poll(() => sessionCookieOf(page)).toBeTruthy()
  const visitor = await (await browser.newContext()).newPage()
  expect((await search(visitor, 'from=SYD&to=SIN')).plan).toBe('guest')
  await search(page, 'from=SYD&to=LAX')
  await expect(history(page)).toHaveCount(1)
  await expect(history(page).first()).toContainText('Sydney to Los Angeles')
  await visitor.context().close()
})

test('today’s usage goes by the site’s date, not the machine’s', async ({ page }) => {
  const email = freshEmail('days')
  await page.route('**/api/config', async (route) => {
    const config = await (await route.fetch()).json()
    await route.fulfill({ json: { ...config, now: '2027-05-05T01:00:00.000Z' } })
  })
  await page.goto('/')
  await signUp(page, email)
  await openAccount(page)
  const uid = await uidOf(page, email)
  const counter = (value: number) => ({ integerValue: String(value) })
  const day = { mapValue: { fields: { searches: counter(7), livePermutations: counter(42) } } }
  await patchDocument(page, `users/${uid}/private/usage`, { days: { mapValue: { fields: { '2027-05-05': day } } } })
  await expect(page.getByText('Used today: 7 searches, 42 live checks.')).toBeVisible()
  expect(await readDocument(page, `users/${uid}/private/usage`)).toBeTruthy()
})
