import { expect, it } from 'vitest'
import { planChannelWords } from '../../../../lib/alerts/plan-channels.ts'

it('names every channel of a plan', () => {
  expect(planChannelWords('free')).toBe('email and feeds')
  expect(planChannelWords('gold')).toBe('email, push notification, webhook, ntfy, Telegram and feeds')
})
