import { expect, type Page } from '@playwright/test'
import { filledMenus, footerGroups, otherArticles } from '../../lib/pages/navigation.ts'
import { linkTitle, menuLabels } from '../../lib/pages/page.ts'
import { freshEmail, patchDocument, signUp, uidOf } from './account-stage.ts'
import { test } from './stage.ts'

const phone = { width: 360, height: 740 }
const bar = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' })
const panelMenus = filledMenus().filter(({ only }) => only === null)
const firstOf = (menu: (typeof panelMenus)[number] | undefined) => {
  const page = menu?.groups[0]?.pages[0]
  if (!menu || !page) throw new Error('there is no menu with a panel')
  return { label: menuLabels[menu.menu], title: linkTitle(page), path: page.path }
}

test('the bar is one row on a small phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/pricing')
  const box = await page.getByRole('banner').boundingBox()
  expect(box?.height).toBeLessThan(80)
})

test('each menu of the bar opens and shows its pages, one menu at a time', async ({ page }) => {
  await page.goto('/pricing')
  for (const { menu, groups, only } of filledMenus()) {
    if (only) {
      await expect(bar(page).getByRole('link', { name: menuLabels[menu], exact: true })).toHaveAttribute(
        'href',
        only.path,
      )
      continue
    }
    await bar(page).getByRole('button', { name: menuLabels[menu] }).click()
    const links = page.getByRole('navigation', { name: menuLabels[menu] }).getByRole('link')
    for (const { pages } of groups) {
      for (const { path } of pages) await expect(page.locator(`:popover-open a[href="${path}"]`)).toBeVisible()
    }
    expect(await links.count()).toBeGreaterThan(0)
    await expect(page.locator('[popover]:popover-open')).toHaveCount(1)
  }
})

test('a menu can be opened, navigated, closed and followed by keyboard alone', { tag: '@daily' }, async ({ page }) => {
  const { label, path } = firstOf(panelMenus[0])
  await page.goto('/pricing')
  const button = bar(page).getByRole('button', { name: label })
  const first = page.locator(`:popover-open a[href="${path}"]`)
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(first).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(first).toBeHidden()
  await expect(button).toBeFocused()

  await page.keyboard.press('ArrowDown')
  await expect(first).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowDown')
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(path)
  await expect(page.locator('[popover]:popover-open')).toHaveCount(0)

  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')

  await page.keyboard.press('ArrowRight')
  await expect(button).not.toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(button).toBeFocused()
})

test('a tap opens a menu and follows a link', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 1180, height: 820 } })
  const page = await context.newPage()
  const { label, path } = firstOf(panelMenus[0])
  await page.goto('/pricing')
  await bar(page).getByRole('button', { name: label }).tap()
  await page.locator(`:popover-open a[href="${path}"]`).tap()
  await expect(page).toHaveURL(path)
  await expect(page.locator('[popover]:popover-open')).toHaveCount(0)
  await context.close()
})

test('the menus open and lead on without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const { label, path } = firstOf(panelMenus[0])
  await page.goto('/pricing')
  await bar(page).getByRole('button', { name: label }).click()
  await page.locator(`:popover-open a[href="${path}"]`).click()
  await expect(page).toHaveURL(path)
  await context.close()
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('the menus are a sheet that links to each of their pages', { tag: '@daily' }, async ({ page }) => {
    await page.goto('/pricing')
    await page.getByRole('button', { name: 'Menu' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Menu' })
    await expect(sheet).toBeVisible()
    for (const { groups } of filledMenus()) {
      for (const { path } of groups.flatMap(({ pages }) => pages)) {
        await expect(sheet.locator(`a[href="${path}"]`)).toHaveCount(1)
      }
    }
    const { path, title } = firstOf(panelMenus[0])
    await sheet.getByRole('link', { name: title, exact: true }).tap()
    await expect(page).toHaveURL(path)
    await expect(sheet).toBeHidden()
  })
})

test('the account menu is worded and filled by plan; a wide screen also wants a customer for Billing', {
  tag: '@daily',
}, async ({ page }) => {
  const items = () => page.getByRole('menuitem')
  const open = () =>
    page
      .getByRole('banner')
      .getByRole('button', { name: /Example/ })
      .click()
  await page.goto('/')
  const email = freshEmail('menu')
  await signUp(page, email)
  await open()
  await expect(items()).toHaveText(['Upgrade', 'Dashboard', 'Sign Out'])
  await page.keyboard.press('Escape')

  const plan = (fields: object) =>
    ({ name: { mapValue: { fields: { slug: { stringValue: 'silver' } } } }, ...fields }) as const
  const path = `users/${await uidOf(page, email)}/private/plan`
  await patchDocument(page, path, plan({}))
  await open()
  await expect(items()).toHaveText(['Switch Plan', 'Dashboard', 'Sign Out'])
  await page.keyboard.press('Escape')
  await page.setViewportSize(phone)
  await open()
  await expect(items()).toHaveText(['Switch Plan', 'Dashboard', 'Billing', 'Sign Out'])
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 1280, height: 800 })
  await patchDocument(page, path, plan({ stripe: { mapValue: { fields: { customerId: { stringValue: 'cus_1' } } } } }))
  await open()
  await expect(items()).toHaveText(['Switch Plan', 'Dashboard', 'Billing', 'Sign Out'])
  await items().filter({ hasText: 'Switch Plan' }).click()
  await expect(page).toHaveURL('/pricing')
})

test('the footer leads everywhere, says what the site is not, and has no dead link', async ({ page }) => {
  await page.goto('/pricing')
  const footer = page.getByRole('contentinfo')
  for (const { pages } of footerGroups()) {
    for (const { path } of pages) await expect(footer.locator(`a[href="${path}"]`)).toHaveCount(1)
  }
  await expect(footer).toContainText('not affiliated with any airline')
  await expect(footer).toContainText('No guarantee is made on data accuracy')
  await expect(footer).toContainText('Not all data is real-time')
  await expect(footer).toContainText('© 2025')
  for (const name of ['Videos', 'Social', 'Photos']) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', /^https:/)
  }
  await expect(footer.locator('a:not([href^="/"])')).toHaveCount(3)
  const articles = footer.getByRole('button', { name: 'Other Articles' })
  await expect(articles).toHaveCount(otherArticles().length > 0 ? 1 : 0)
})

test('a page’s own code, and what it shows, come when it is opened', async ({ page }) => {
  const scripts = new Set<string>()
  const payloads: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'script') scripts.add(pathname)
    if (request.method() === 'GET' && request.headers().rsc) payloads.push(pathname)
  })
  await page.goto('/privacy-policy', { waitUntil: 'networkidle' })
  const atFirst = new Set(scripts)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Qantas reward seat finder', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qantas reward seat finder')
  expect(payloads).toContain('/qantas/reward-seat-finder')
  await expect.poll(() => [...scripts].filter((path) => !atFirst.has(path)).length).toBeGreaterThan(0)
})

test('Other Articles lists what the footer has no room for', async ({ page }) => {
  const listed = otherArticles().flatMap(({ pages }) => pages)
  await page.goto('/pricing')
  const button = page.getByRole('button', { name: 'Other Articles' })
  await expect(button).toHaveCount(Math.min(listed.length, 1))
  for (const { path } of listed.slice(0, 1)) {
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Other Articles' })
    await expect(dialog.getByRole('link')).toHaveCount(listed.length)
    await dialog.locator(`a[href="${path}"]`).click()
    await expect(page).toHaveURL(path)
  }
})

test('a content page has breadcrumbs and next steps that lead on', async ({ page }) => {
  await page.goto('/test/design/slug-page')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Design system', 'State: slug page'])
  await crumbs.getByRole('link', { name: 'Design system' }).click()
  await expect(page).toHaveURL('/test/design')
  await page.getByRole('navigation', { name: 'Next steps' }).getByRole('link').first().click()
  await expect(page).toHaveURL('/qantas/reward-seat-finder')
})

test('the sitemap has every public page and no internal one; robots.txt disallows /test/', async ({ request }) => {
  const index = await (await request.get('/sitemap.xml')).text()
  expect(index).toMatch(/<loc>http.*\/sitemaps\/pages\.xml<\/loc><lastmod>/)
  expect((await request.get('/sitemaps/nothing.xml')).status()).toBe(404)
  const sitemap = await (await request.get('/sitemaps/pages.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const open = footerGroups()
    .concat(otherArticles())
    .flatMap(({ pages }) => pages.map(({ path }) => path as string))
  expect(open.filter((path) => !listed.includes(path))).toEqual([])
  expect(listed.filter((path) => /^\/(test|admin|auth|api)/.test(path))).toEqual([])
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /test/')
  expect(robots).toMatch(/Sitemap: http.*\/sitemap\.xml/)
})
