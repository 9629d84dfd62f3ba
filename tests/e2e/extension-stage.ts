import { mkdtempSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import { buildExtension } from '../../extension/build.mjs'
import { TokenMade, type TokenScope } from '../../lib/accounts/tokens-contract.ts'
import { signInDirectly, signUpDirectly } from '../backend/auth-admin.ts'
import { chromiumArgs, findWholeChromium } from '../browser.ts'
import { freshEmail, password, updateAccount } from './account-stage.ts'
import { bookingPageAt } from './booking-pages.ts'
import { backend, base, portOf } from './site.ts'

/** What the proxy does: forwards requests, drops them, or changes the answer of a path. */
type Mood = { down: boolean; say: Record<string, (body: unknown) => unknown> }

/**
 * A proxy of the site under test, at a separate address. A page's requests can be intercepted, but those of an
 * extension's background can't, so they are recorded here.
 */
export class Between {
  readonly origin = `http://localhost:${portOf(13_021)}`
  readonly mood: Mood = { down: false, say: {} }
  requests: { url: URL; authorization: string | undefined; cookie: string | undefined }[] = []
  readonly #server = createServer((request, response) => void this.#hand(request, response))

  open(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(portOf(13_021), resolve))
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  reset(): void {
    this.requests = []
    this.mood.down = false
    this.mood.say = {}
  }

  async #hand(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.origin)
    const { authorization, cookie } = request.headers
    this.requests.push({ url, authorization, cookie })
    if (this.mood.down) return void request.socket.destroy()
    const answer = await fetch(base + url.pathname + url.search, {
      headers: authorization === undefined ? {} : { authorization },
    })
    const other = this.mood.say[url.pathname]
    const body = other ? JSON.stringify(other(await answer.json())) : await answer.text()
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
    response.end(body)
  }
}

/** A separate browser with the extension loaded, on pages shaped like the airlines'. */
export async function openBrowser(origin: string): Promise<BrowserContext> {
  const temporary = mkdtempSync(join(tmpdir(), 'pointsward-extension-'))
  await buildExtension({ origin, folder: temporary, downloads: join(temporary, 'downloads') })
  const folder = join(temporary, 'chromium')
  const context = await chromium.launchPersistentContext(join(temporary, 'profile'), {
    executablePath: findWholeChromium(),
    // The browser's own new headless mode: the old one has no extensions.
    headless: false,
    viewport: { width: 1280, height: 800 },
    args: [...chromiumArgs, '--headless=new', `--disable-extensions-except=${folder}`, `--load-extension=${folder}`],
  })
  for (const host of ['flightrewardfinder.qantas.com', 'book.qantas.com', 'book.virginaustralia.com']) {
    await context.route(`https://${host}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: bookingPageAt(route.request().url()) }),
    )
  }
  return context
}

/** Opens the extension's options page in a tab. */
export async function openOptions(context: BrowserContext): Promise<Page> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  const page = await context.newPage()
  await page.goto(`chrome-extension://${new URL(worker.url()).host}/options.html`)
  return page
}

/** The secret of a new token of a new member on a plan. */
export async function freshToken(page: Page, plan: 'free' | 'gold', scopes: TokenScope[]): Promise<string> {
  const email = freshEmail('extension')
  await signUpDirectly(backend.FIREBASE_AUTH_EMULATOR_HOST, email, password)
  await updateAccount(page, email, { customAttributes: JSON.stringify({ plan }) })
  const { idToken } = await signInDirectly(backend.FIREBASE_AUTH_EMULATOR_HOST, email, password)
  const response = await fetch(`${base}/api/tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Browser extension', scopes, days: 7, endsWithSignOut: true }),
  })
  expect(response.status).toBeLessThan(300)
  return TokenMade.parse(await response.json()).secret
}
