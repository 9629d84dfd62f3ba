import type { Page } from '@playwright/test'

/** What the browser reports from now on: console errors and warnings, script errors, responses of 400 and above. */
export function listenForFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    // The tests block the service worker, and the browser logs that.
    const isOurs = !message.text().startsWith('Service Worker registration blocked by Playwright')
    if (isOurs && ['error', 'warning'].includes(message.type())) faults.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${page.url()}: ${response.status()} ${response.url()}`)
  })
  return faults
}
