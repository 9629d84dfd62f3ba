import { expect, type Page } from '@playwright/test'
import { signLink } from '../../lib/server/alerts/delivery/signed-link.ts'
import { patchDocument, readDocument } from './account-stage.ts'
import { startConfiguredSite } from './configured-site.ts'
import { portOf } from './site.ts'
import { test } from './stage.ts'

const secret = 'signs the links of this test alone'
const uid = `killed-${crypto.randomUUID()}`
const ids = Array.from({ length: 50 }, (_, place) => String(place).padStart(2, '0'))
const atOnce = 8

const start = () => startConfiguredSite(portOf(3126), { LINK_SECRET: secret })

async function makeAlerts(page: Page): Promise<void> {
  await patchDocument(page, `users/${uid}`, { name: { stringValue: 'Ann Example' } })
  const channels = { arrayValue: { values: [{ stringValue: 'email' }] } }
  const settings = { mapValue: { fields: { channels, paused: { booleanValue: false } } } }
  for (const id of ids) await patchDocument(page, `users/${uid}/alerts/${id}`, { settings })
}

async function isPaused(page: Page, id: string): Promise<boolean> {
  const alert = await readDocument(page, `users/${uid}/alerts/${id}`)
  const settings = alert?.settings as { mapValue: { fields: { paused: { booleanValue: boolean } } } }
  return settings.mapValue.fields.paused.booleanValue
}

/** Pauses alerts through their mails' links, several at a time; adds each that the site accepts to `acknowledged`. */
async function pauseAll(address: string, acknowledged: Set<string>, onAnswer: () => void): Promise<void> {
  const waiting = ids.values()
  const walk = async () => {
    for (const id of waiting) {
      const token = signLink({ purpose: 'pause', uid, kind: 'alerts', id, expires: null }, secret)
      const body = new URLSearchParams({ choice: 'pause' })
      const status = await fetch(`${address}/api/alerts/unsubscribe?token=${token}`, { method: 'POST', body }).then(
        (answer) => answer.status,
        () => 'no answer',
      )
      if (status === 200) acknowledged.add(id)
      onAnswer()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, walk))
}

test('a killed site loses nothing it has acknowledged, and accepts the rest once it is back', async ({ page }) => {
  await makeAlerts(page)
  const acknowledged = new Set<string>()
  const killAfter = 1 + Math.floor(Math.random() * (ids.length / 2))
  const site = await start()
  let answers = 0
  let killed: Promise<void> | null = null
  await pauseAll(site.address, acknowledged, () => {
    answers += 1
    if (answers >= killAfter) killed ??= site.kill()
  })
  await killed
  expect(acknowledged.size, 'some were acknowledged').toBeGreaterThan(0)
  expect(acknowledged.size, 'the kill met the others at work').toBeLessThan(ids.length)
  for (const id of acknowledged) expect(await isPaused(page, id), `alert ${id}`).toBe(true)

  const again = await start()
  try {
    await pauseAll(again.address, acknowledged, () => {})
    expect([...acknowledged].sort()).toEqual(ids)
    for (const id of ids) expect(await isPaused(page, id), `alert ${id}`).toBe(true)
  } finally {
    await again.stop()
  }
})
