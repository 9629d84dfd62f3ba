import { beforeEach, expect, it } from 'vitest'
import { notices } from '../../../../components/ui/notify.ts'
import { toastSaved } from '../../../../components/ui/save-outcome.ts'
import type { Written } from '../../../../lib/accounts/client/acknowledged.ts'
import { NoPlaceLeft } from '../../../../lib/alerts/alert-places.ts'

beforeEach(() => notices.taken())

const refused = Object.assign(new Error('PERMISSION_DENIED'), { code: 'permission-denied' })
const waiting = (error: unknown): Written => ({ state: 'waiting', refusal: Promise.resolve(error) })
const href = '/alerts?new&from=SYD&to=TYO'
async function toasts(written: Written, name?: string) {
  await toastSaved('Your alert is set', written, { name, href })
  return notices.pending()
}

it('a change that the server has is reported as saved', async () => {
  expect(await toasts({ state: 'saved' })).toMatchObject([{ text: 'Your alert is set.' }])
})

it('a change made offline is reported as waiting, and says no more once the server has it', async () => {
  expect(await toasts(waiting(null))).toMatchObject([{ text: expect.stringContaining('when you’re back online') }])
})

it('a change made offline that is refused later names the alert and the reason, and leads back to what was typed', async () => {
  expect((await toasts(waiting(refused), 'Tokyo in spring')).slice(1)).toEqual([
    {
      text: '“Tokyo in spring” wasn’t saved. Your plan may no longer cover it.',
      durationMs: Number.POSITIVE_INFINITY,
      link: { href, label: 'Open it' },
    },
  ])
})

it('an unnamed alert is refused in the server’s words if they are for people', async () => {
  const [, { text } = { text: '' }] = await toasts(waiting(new NoPlaceLeft('alerts')))
  expect(text).toBe('Your alert wasn’t saved. You have 50 alerts, the most we allow. Delete one to add another.')
})
