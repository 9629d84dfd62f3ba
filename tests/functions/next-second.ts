import { expect } from 'vitest'

/** Revocation counts whole seconds; a token of the same second would stay valid. */
export async function nextSecond(): Promise<void> {
  const second = Math.floor(Date.now() / 1_000)
  await expect.poll(() => Math.floor(Date.now() / 1_000), { timeout: 3_000 }).toBeGreaterThan(second)
}
