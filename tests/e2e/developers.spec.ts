import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { TokenMade, type TokenScope, tokenScopes } from '../../lib/accounts/tokens-contract.ts'
import { MemberAlerts } from '../../lib/alerts/alerts-contract.ts'
import { requireProgram } from '../apt.ts'
import { signUpOnFree } from '../backend/auth-admin.ts'
import { isAccessible } from './accessibility.ts'
import { freshEmail, password, signUp } from './account-stage.ts'
import { backend, base } from './site.ts'
import { test } from './stage.ts'

/** Runs the examples of /developers exactly as shown, each with the token of a new member. */
const run = promisify(execFile)

async function freshToken(scopes: readonly TokenScope[] = tokenScopes): Promise<string> {
  const { idToken } = await signUpOnFree(backend.FIREBASE_AUTH_EMULATOR_HOST, freshEmail('developer'), password)
  const response = await fetch(`${base}/api/tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Holiday script', scopes, days: 7, endsWithSignOut: true }),
  })
  return TokenMade.parse(await response.json()).secret
}

const codeOn = async (page: Page, id: string) => (await page.locator(`[data-code="${id}"]`).textContent()) ?? ''

const alertsOf = async (token: string) => {
  const response = await fetch(`${base}/api/alerts`, { headers: { authorization: `Bearer ${token}` } })
  return MemberAlerts.parse(await response.json()).alerts
}

/** The shell, once the program that its script calls is known to be installed. */
function shellWith(program: string): string {
  requireProgram(program)
  return 'sh'
}

const commands: Record<string, (file: string) => [program: string, args: string[]]> = {
  curl: (file) => [shellWith('curl'), [file]],
  python: (file) => [requireProgram('python3'), [file]],
  typescript: (file) => [process.execPath, [resolve('node_modules/tsx/dist/cli.mjs'), file]],
  mcp: (file) => [process.execPath, [resolve('node_modules/tsx/dist/cli.mjs'), file]],
}

/** Runs an example exactly as a page shows it, with the given token; returns what it printed. */
async function runShown(page: Page, [id, file]: readonly [string, string], token: string): Promise<string> {
  await mkdir('.local', { recursive: true })
  // Inside the project, where the example's library is installed.
  const folder = await mkdtemp(join('.local', 'developers-'))
  try {
    const path = join(folder, file)
    await writeFile(path, await codeOn(page, id))
    const env = { ...process.env, POINTSWARD_URL: base, POINTSWARD_TOKEN: token }
    return (await run(...(commands[id]?.(path) ?? ['false', []]), { env })).stdout
  } finally {
    await rm(folder, { recursive: true })
  }
}

for (const [page, shown] of [
  ['/developers', ['curl', 'seats.sh']],
  ['/developers', ['python', 'seats.py']],
  ['/developers', ['typescript', 'seats.mts']],
  ['/developers/assistants', ['mcp', 'assistant.mts']],
] as const) {
  test(`the ${shown[0]} example, run as shown, finds a seat and sets an alert`, { tag: '@daily' }, async ({
    page: browser,
  }) => {
    await browser.goto(page)
    const token = await freshToken()
    expect(await runShown(browser, shown, token)).toMatch(/2027-03-|Mar 2027/)
    const [alert, ...more] = await alertsOf(token)
    expect(more).toEqual([])
    expect(alert?.settings).toMatchObject({ from: ['SYD'], to: ['SIN'], cabins: ['J'], dates: { start: '2027-03-01' } })
  })
}

test('a member creates a token with one scope, uses it, and revokes it', async ({ page }) => {
  await page.goto('/')
  await signUp(page, freshEmail('token'))
  await page.goto('/dashboard/account')
  await page.getByRole('button', { name: 'Manage tokens' }).click()
  await page.getByLabel('Token name').fill('My script')
  await page.getByRole('checkbox', { name: 'Read my alerts' }).check()
  await page.getByRole('button', { name: 'Create token' }).click()
  const secret = (await page.getByText(/^pw_/).textContent()) ?? ''
  const statusOf = async (path: string, method = 'GET') =>
    (await fetch(`${base}${path}`, { method, headers: { authorization: `Bearer ${secret}` } })).status
  expect(await statusOf('/api/alerts')).toBe(200)
  expect(await statusOf('/api/alerts?id=00', 'DELETE')).toBe(403)
  await page.getByRole('button', { name: 'Revoke My script' }).click()
  await expect(page.getByRole('button', { name: 'Revoke My script' })).toHaveCount(0)
  // A server accepts a token for up to ten seconds after it was revoked.
  await expect.poll(() => statusOf('/api/alerts'), { timeout: 20_000 }).toBe(401)
})

test('the setup example exports the two variables that the others need', async ({ page }) => {
  await page.goto('/developers')
  expect(await codeOn(page, 'setup')).toMatch(/^export POINTSWARD_URL=http\S+\nexport POINTSWARD_TOKEN=pw_/)
})

/** Announces 5 MB but sends none: a client still writing when the answer comes would only see the connection drop. */
function sendTooMuch(path: string): Promise<{ status: number | undefined; type: string | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': 5_000_000 }
    const sent = request(`${base}${path}`, { method: 'POST', headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode, type: response.headers['content-type'], text }))
    })
    sent.on('error', reject)
    sent.flushHeaders()
  })
}

test('a body of 5 MB is refused before it is read, without revealing internals', async () => {
  for (const path of ['/mcp', '/api/alerts', '/oauth/token']) {
    const { status, type, text } = await sendTooMuch(path)
    expect([status, type], path).toEqual([413, 'application/problem+json'])
    expect(text).not.toMatch(/node_modules|\/work|\.ts/)
  }
})

test('the Python example has at most 20 lines', async ({ page }) => {
  await page.goto('/developers')
  const lines = (await codeOn(page, 'python')).split('\n').filter((line) => line.trim() !== '')
  expect(lines.length).toBeLessThanOrEqual(20)
})

test('the developer pages are accessible, and llms.txt names them', async ({ page }) => {
  for (const path of ['/developers', '/developers/reference', '/developers/assistants']) {
    await page.goto(path)
    await isAccessible(page)
  }
  const llms = await (await page.request.get('/llms.txt')).text()
  expect(llms).toContain('/developers')
})
