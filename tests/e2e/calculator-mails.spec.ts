import { expect } from '@playwright/test'
import { trigger } from '../../local/up/scheduler.ts'
import type { Mail } from '../backend/mail-inbox.ts'
import { isAccessible } from './accessibility.ts'
import {
  confirmAddress,
  confirmationSubject,
  deleteDocument,
  freshEmail,
  patchDocument,
  signUp,
  uidOf,
} from './account-stage.ts'
import { inbox, ports } from './site.ts'
import { test } from './stage.ts'

async function mailsTo(email: string): Promise<Mail[]> {
  const mails = (await (await fetch(`${inbox}/email`)).json()) as Mail[]
  const own = mails.filter(({ to }) => to.some(({ address }) => address === email))
  return own.filter(({ subject }) => !subject.startsWith(confirmationSubject))
}

const text = (stringValue: string) => ({ stringValue })
const whole = (integerValue: number) => ({ integerValue })

test('a member gets mails about a wine offer and about a date that opens', async ({ page }) => {
  test.slow()
  const email = freshEmail('calculators')
  await page.goto('/')
  await signUp(page, email)
  await confirmAddress(page, email)
  const uid = await uidOf(page, email)
  const run = (name: string) => trigger({ name, region: 'australia-southeast1' }, ports['functions-port'])

  await test.step('the wine alert', async () => {
    await page.goto('/qantas/wine-bonus-points-tracker')
    const form = page.getByRole('form', { name: 'Get wine-offer alerts' })
    await form.getByLabel('Points per bottle, at least').fill('90,000')
    await form.getByLabel('Cents per point, at most').fill('')
    await form.getByRole('button', { name: 'Set alert' }).click()
    await expect(form).toContainText('Alert set. No current offer matches.')
    await isAccessible(page)
    const offer = `wine-offers/e2e-${uid}`
    const fields = {
      title: text('Test <b>dozen</b>'),
      bottles: whole(11),
      priceAud: whole(300),
      bonusPoints: whole(1_000_000),
    }
    await patchDocument(page, offer, {
      ...fields,
      endsOn: text('2027-01-31'),
      seenOn: text('2026-11-20'),
      sample: { booleanValue: true },
    })
    await run('tellWine')
    await expect
      .poll(async () => (await mailsTo(email)).map(({ subject }) => subject))
      .toEqual(['[Sample] Wine offer: Test <b>dozen</b>'])
    expect((await mailsTo(email))[0]?.text).toContain('90,909 points per bottle')
    await deleteDocument(page, offer)
    await page.reload()
    await form.getByRole('button', { name: 'Delete alert' }).click()
    await expect(form).toContainText('Alert deleted')
  })

  await test.step('the reminder of the release clock', async () => {
    await page.goto('/when-to-book')
    await page.getByRole('button', { name: 'Email me the day before' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'We’ll email you on' })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel reminder' }).click()
    await expect(page.getByText('Reminder cancelled.')).toBeVisible()
    await page.getByRole('button', { name: 'Email me the day before' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'We’ll email you on' })).toBeVisible()
    // The reminder becomes due.
    const due = { notBefore: text('2026-11-19T00:00:00.000Z') }
    await patchDocument(page, `outbox/reminder-${uid}-qantas-QF-2027-12-24-Bronze-J-long`, due)
    await run('sweepOutbox')
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2)
    const mail = (await mailsTo(email)).find(({ subject }) => subject.startsWith('Reward seats on'))
    const [link = ''] = /http\S+\/when-to-book\S*/.exec(mail?.text ?? '') ?? []
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/\/when-to-book/)
  })
})
