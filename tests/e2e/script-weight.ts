import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/**
 * Gzipped bytes of every script that a page requests until the network is idle, by address: what a visitor has to load.
 * A page that calls an API first may be idle while it waits; `shows` names the region that it shows in the end.
 */
export async function weighScripts(page: Page, address: string, shows?: string): Promise<Map<string, number>> {
  const weights = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    weights.set(
      response.url(),
      response.body().then((body) => gzipSync(body).length),
    )
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  if (shows) await page.getByRole('region', { name: shows, exact: true }).waitFor()
  await page.waitForLoadState('networkidle')
  const settled = await Promise.all([...weights].map(async ([url, weight]) => [url, await weight] as const))
  return new Map(settled)
}

export const totalOf = (weights: Map<string, number>) => [...weights.values()].reduce((sum, bytes) => sum + bytes, 0)
