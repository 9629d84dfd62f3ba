import { expect, type Page } from '@playwright/test'
import { isAccessible } from './accessibility.ts'
import { confirmAddress, freshEmail, openAccount, patchDocument, readDocument, signUp, uidOf } from './account-stage.ts'
import { hoursAgo, putAlert, putNews, putOpenings, putVisit } from './dashboard-stage.ts'
import { test } from './stage.ts'

const alerts = (page: Page) => page.getByRole('region', { name: 'Alerts', exact: true })
const opened = (page: Page) => page.getByRole('list', { name: 'Opened since your last visit' })
const closed = (page: Page) => page.getByRole('region', { name: 'Closed since your last visit' })

/** A member who has been here before: the test can write records before they open the dashboard again. */
async function comeBack(page: Page, email: string): Promise<string> {
  await page.goto('/')
  await signUp(page, email)
  const uid = await uidOf(page, email)
  await expect.poll(() => readDocument(page, `users/${uid}/private/home`)).toBeTruthy()
  await page.goto('/contact')
  return uid
}

test('a new member sets a first alert with one press, in view and focused', { tag: '@daily' }, async ({ page }) => {
  await page.goto('/')
  const email = freshEmail('first')
  const began = Date.now()
  await signUp(page, email)
  await expect(page.getByRole('heading', { name: 'Where would you like to go?' })).toBeVisible()
  await expect(page.getByText(/There are business seats on \S+ of those days now/)).toBeVisible()
  await page.getByRole('button', { name: 'Watch Sydney to Tokyo' }).click()
  const row = alerts(page).getByRole('heading', { name: 'Sydney to Tokyo' })
  await expect(row).toBeFocused()
  await expect(row).toBeInViewport()
  // Once: an alert without a name is called by its trip.
  await expect(alerts(page).getByText('Sydney to Tokyo', { exact: true })).toHaveCount(1)
  expect(Date.now() - began).toBeLessThan(60_000)
  await expect(page.getByRole('heading', { name: 'Nothing has opened yet.' })).toBeVisible()
  await expect(alerts(page)).toContainText('Email: waiting for you to confirm your address')
  expect(await readDocument(page, `users/${await uidOf(page, email)}/alerts/00`)).toBeTruthy()
  await isAccessible(page, { within: 'main' })
})

test('a new member picks a place on the map on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/')
  await signUp(page, freshEmail('map'))
  const map = page.getByRole('figure')
  for (const place of ['Tokyo', 'Singapore', 'Bali', 'Queenstown']) {
    const card = map.getByRole('button', { name: new RegExp(`^${place}`) })
    await expect(card).toContainText(/\d{2},\d{3} (Qantas|Velocity)/)
    const [frame, box] = [await map.locator('svg').boundingBox(), await card.boundingBox()]
    expect(box?.x, place).toBeGreaterThan(frame?.x ?? 0)
    expect((box?.x ?? 0) + (box?.width ?? 0), place).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0))
    expect((box?.y ?? 0) + (box?.height ?? 0), place).toBeLessThan((frame?.y ?? 0) + (frame?.height ?? 0))
  }
  await map.getByRole('button', { name: /^Bali/ }).click()
  await expect(page.getByRole('button', { name: 'Watch Sydney to Bali' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('combobox', { name: 'To', exact: true })).toHaveValue('DPS')
  await isAccessible(page, { within: 'main' })
})

test('shows what opened and closed since the last visit, live, with booking links', async ({ page }) => {
  const email = freshEmail('news')
  const uid = await comeBack(page, email)
  await confirmAddress(page, email)
  const { asia, pair, single } = await putNews(page, uid)
  await page.goto('/dashboard')
  const news = page.getByRole('heading', { name: /^2 trips opened/ })
  await expect(news).toHaveText('2 trips opened.1 closed.')
  await expect(page.getByText('Since your last visit')).toBeVisible()
  const tickets = opened(page).getByRole('article')
  await expect(tickets).toHaveCount(2)
  // The trip with a return comes first.
  await expect(tickets.first()).toContainText('328,000 points')
  await expect(tickets.first().getByRole('link', { name: /^Book at Qantas/ })).toHaveAttribute('href', /^https:/)
  await expect(tickets.first().getByRole('link', { name: /^Book the return/ })).toBeVisible()
  await expect(tickets.last()).toContainText('122,700 points')
  await expect(closed(page)).toContainText('Open for 2 days 4 h')
  await expect(alerts(page).getByRole('listitem').first()).toContainText('1 new')
  await expect(alerts(page)).toContainText('Webhook: not set up')
  await isAccessible(page, { within: 'main' })

  // The member's points decide what a ticket says.
  await tickets.first().getByRole('link', { name: 'Add your points' }).click()
  const form = page.getByRole('form', { name: 'Your points' })
  await form.getByLabel('Qantas Points').fill('300,000')
  await form.getByLabel('Velocity Points').fill('many')
  await form.getByRole('button', { name: 'Save points' }).click()
  await expect(form.getByLabel('Velocity Points')).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel('Velocity Points').fill('')
  await form.getByRole('button', { name: 'Save points' }).click()
  await expect(tickets.first()).toContainText('28,000 Qantas Points short')
  await expect(tickets.last()).toContainText('You have enough points')
  await expect(form).toBeHidden()
  await expect(page.getByRole('button', { name: 'Update your points' })).toBeFocused()

  // A reload removes nothing from the page: it is the same visit.
  await page.reload()
  await expect(tickets).toHaveCount(2)
  await expect(tickets.last()).toContainText('You have enough points')

  // Seats that go while the page is open: the ticket stays, says so, and links to similar seats.
  await putOpenings(page, { ...asia, at: hoursAgo(20) }, [pair], [pair])
  await expect(tickets.filter({ hasText: 'Find similar seats' })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: /^1 trip opened/ })).toBeVisible()
  // Another trip opens.
  await putOpenings(page, { ...asia, at: hoursAgo(1) }, [{ ...single, from: 'SYD', to: 'SIN', date: '2027-01-20' }])
  await expect(tickets).toHaveCount(3)
})

test('an alert’s strip of days works by keyboard and opens a day; its row opens the search', async ({ page }) => {
  const uid = await comeBack(page, freshEmail('strip'))
  await putAlert(page, uid, '00', { name: 'Singapore' })
  await page.goto('/dashboard')
  const strip = alerts(page).getByRole('slider', { name: 'Days of Singapore' })
  await strip.focus()
  await expect(strip).toHaveAttribute('aria-valuetext', /^Tue 1 Dec: /)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(strip).toHaveAttribute('aria-valuetext', /^Thu 3 Dec: /)
  await page.keyboard.press('End')
  await expect(strip).toHaveAttribute('aria-valuenow', '62')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/qantas\/reward-seat-finder\?.*day=2027-01-31/)
  await page.goBack()
  await alerts(page).getByRole('link', { name: 'Singapore', exact: true }).click()
  await expect(page).toHaveURL(/from=SYD&to=SIN&when=2026-12-01\.\.2027-01-31/)
})

test('email that is off is shown as off on the dashboard and the account page', async ({ page }) => {
  const email = freshEmail('reach')
  const uid = await comeBack(page, email)
  await confirmAddress(page, email)
  await putAlert(page, uid, '00', { name: 'Singapore' })
  await patchDocument(page, `users/${uid}/private/channels`, { emailOff: { booleanValue: true } })
  await putVisit(page, uid, hoursAgo(3))
  await page.goto('/dashboard')
  await expect(alerts(page)).toContainText('Email: off, because you unsubscribed')
  await expect(page.getByRole('region', { name: 'Next steps' })).toContainText('We can’t reach you')
  await openAccount(page)
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Off, because you unsubscribed')
  await expect(page.getByRole('heading', { name: 'Your plan: Free' })).toBeVisible()
  await isAccessible(page, { within: 'main' })
  await page.goto('/dashboard/billing')
  await expect(page.getByText('No payments yet.')).toBeVisible()
  await isAccessible(page, { within: 'main' })
})
