import { once } from 'node:events'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { build } from 'esbuild'
import { chromiumArgs, findChromium } from '../../../../tests/browser.ts'

/** A headless Chromium whose pages contain the client SDK. */
export type Pages = {
  browser: Browser
  /** Opens a page in a new browser context, or as another tab of `context`. */
  open(context?: BrowserContext): Promise<Page>
  close(): Promise<void>
}

async function bundle(): Promise<string> {
  const result = await build({
    entryPoints: [fileURLToPath(new URL('./scenarios/page.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2023',
    write: false,
    logLevel: 'error',
  })
  const [file] = result.outputFiles
  if (file === undefined) throw new Error('esbuild wrote nothing')
  return file.text
}

/** @throws when the machine has no Chromium */
export async function startPages(): Promise<Pages> {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error('No Chromium found: npx playwright install chromium')
  const script = await bundle()
  const site = createServer((request, response) => {
    const isScript = request.url === '/page.js'
    response.setHeader('content-type', isScript ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8')
    response.end(isScript ? script : '<!doctype html><title>contract</title><script src="/page.js"></script>')
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const address = site.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const browser = await chromium.launch({ executablePath, args: chromiumArgs })
  return {
    browser,
    open: async (context) => {
      const page = await (context ?? (await browser.newContext())).newPage()
      await page.goto(`http://127.0.0.1:${port}/`)
      return page
    },
    close: async () => {
      await browser.close()
      site.closeAllConnections()
      site.close()
    },
  }
}
