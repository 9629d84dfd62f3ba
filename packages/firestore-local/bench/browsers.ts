import { once } from 'node:events'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { build } from 'esbuild'
import { chromiumArgs, findChromium } from '../../../tests/browser.ts'

const pauseMillis = 700
const patienceMillis = 5000

/** Starts a Chromium whose pages contain the client SDK. */
export async function startBrowser(): Promise<{ browser: Browser; address: string; close(): Promise<void> }> {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error('No Chromium found: npx playwright install chromium')
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./page.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    target: 'es2023',
    write: false,
    logLevel: 'error',
  })
  const html = `<!doctype html><title>bench</title><script>${outputFiles[0]?.text.replaceAll('</script', '<\\/script')}</script>`
  const site = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const address = site.address()
  const browser = await chromium.launch({ executablePath, args: chromiumArgs })
  return {
    browser,
    address: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`,
    async close() {
      await browser.close()
      site.close()
    },
  }
}

/** Opens a page in a context, listening to `path`. */
export async function openPage(context: BrowserContext, address: string, port: number, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  await page.evaluate(([to, at]) => window.bench.open(to, at), [port, path] as const)
  return page
}

export type Latency = { fromCall: number; fromResolve: number }

/** Measures latency while one page writes and the other listens; `paused` leaves the writer idle between writes. */
export async function latencies(
  writer: Page,
  listener: Page,
  path: string,
  writes: number,
  paused: boolean,
  from: number,
): Promise<Latency[]> {
  const all: Latency[] = []
  for (let n = from; n < from + writes; n++) {
    if (paused) await new Promise((resolve) => setTimeout(resolve, pauseMillis))
    const { called, resolved } = await writer.evaluate(([at, value]) => window.bench.write(at, value), [
      path,
      n,
    ] as const)
    const seen = await listener.evaluate((value) => window.bench.seen(value), n)
    all.push({ fromCall: seen - called, fromResolve: Math.max(0, seen - resolved) })
  }
  return all
}

/** Returns how many tabs of one profile can write in turn, with all the others seeing each write. */
export async function tabsAtOnce(
  context: BrowserContext,
  address: string,
  port: number,
  tabs: number,
): Promise<number> {
  const path = 'bench/tabs'
  const pages: Page[] = []
  let works = 0
  for (let tab = 1; tab <= tabs; tab++) {
    const page = await withinTime(openPage(context, address, port, path), patienceMillis)
    if (!page) break
    pages.push(page)
    const written = page.evaluate(([at, value]) => window.bench.write(at, value), [path, tab] as const)
    const seen = Promise.all([
      written,
      ...pages.map((other) => other.evaluate((value) => window.bench.seen(value), tab)),
    ])
    if (!(await withinTime(seen, patienceMillis))) break
    works = tab
  }
  return works
}

/** Resolves to the result, or to null when it takes too long. */
function withinTime<T>(promise: Promise<T>, millis: number): Promise<T | null> {
  return Promise.race([promise, new Promise<null>((resolve) => setTimeout(() => resolve(null), millis))])
}
