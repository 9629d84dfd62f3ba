import { describe, expect, it } from 'vitest'
import { renderMessage } from '../../../../lib/alerts/delivery/render-message.ts'
import { OutboxDocument } from '../../../../lib/alerts/outbox.ts'
import { clockDefaults } from '../../../../lib/calculators/release-clock.ts'
import { planReminder, ReminderRequest } from '../../../../lib/calculators/release-mail.ts'

const velocity = { ...clockDefaults, program: 'velocity', carrier: 'VA' } as const

describe('a reminder', () => {
  it('is due a day before the first moment the date may open', () => {
    // 2 March 2027 begins in Sydney at 13:00 the day before, in UTC.
    expect(planReminder(clockDefaults, '2026-11-20T00:00:00.000Z')).toEqual({
      sendAt: '2027-02-28T13:00:00.000Z',
      payload: {
        program: 'qantas',
        carrier: 'QF',
        departure: '2027-12-24',
        opens: '2027-03-02',
        path: '/when-to-book',
      },
    })
  })

  it('is due at once when less than a day is left, and refused once seats are open', () => {
    const late = planReminder(clockDefaults, '2027-03-01T12:00:00.000Z')
    expect(late).toMatchObject({ sendAt: '2027-03-01T12:00:00.000Z' })
    expect(planReminder(clockDefaults, '2027-03-01T13:00:00.000Z')).toBe('already-open')
  })

  it('links back to the same question', () => {
    const plan = planReminder({ ...velocity, date: '2027-10-16' }, '2026-11-01T00:00:00.000Z')
    expect(plan).toMatchObject({ payload: { opens: '2026-11-20' } })
    expect(typeof plan === 'string' ? '' : plan.payload.path).toBe(
      '/when-to-book?program=velocity&carrier=VA&date=2027-10-16',
    )
  })

  it('is accepted only with valid inputs', () => {
    const request = { ...clockDefaults, wanted: true }
    expect(ReminderRequest.safeParse(request).success).toBe(true)
    const bad = [{ date: '1e309' }, { date: '0001-01-01' }, { carrier: 'XX' }, { tier: 'Iron' }, { extra: 1 }]
    for (const change of bad) expect(ReminderRequest.safeParse({ ...request, ...change }).success).toBe(false)
  })
})

it('the reminder message names the opening day and promises no seats', () => {
  const plan = planReminder(clockDefaults, '2026-11-20T00:00:00.000Z')
  if (typeof plan === 'string') throw new Error(plan)
  const message = OutboxDocument.parse({
    v: 1,
    uid: 'someone',
    alert: 'users/someone/alerts',
    name: null,
    channel: 'email',
    sample: false,
    kind: 'reminder',
    payload: plan.payload,
    status: 'pending',
    attempts: 0,
    notBefore: plan.sendAt,
    createdAt: '2026-11-20T00:00:00.000Z',
    sentAt: null,
    fault: null,
  })
  const content = renderMessage(message, { party: 1, again: new Set() })
  expect(content.subject).toBe('Reward seats on Qantas on 24 Dec 2027 open on 2 Mar 2027')
  expect(content.intro).toContain('aren’t guaranteed')
  expect(content.items.map(({ path }) => path)).toEqual(['/when-to-book'])
})
