import { expect, it } from 'vitest'
import { describeLinkStatus } from '../../../../components/alerts/mail-choices/mail-choices.tsx'

const alert = { name: 'Tokyo return', kind: 'alerts' as const, mailed: true, elsewhere: true, paused: false }
const words = (change: Partial<typeof alert>) =>
  describeLinkStatus({ purpose: 'mail', alert: { ...alert, ...change }, mail: true }).words

it('says whether an alert still reaches its member without emails', () => {
  expect(words({})).toBe('The alert and its other channels stay on.')
  expect(words({ mailed: false })).toBe('We won’t email you about Tokyo return any more. Its other channels stay on.')
  expect(words({ elsewhere: false })).toBe('It has no other channel, so it will send nothing until you add one.')
  expect(words({ mailed: false, elsewhere: false })).toBe(
    'We won’t email you about Tokyo return any more. It has no other channel, so it sends nothing until you add one.',
  )
})
