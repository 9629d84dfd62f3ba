import { expect, it } from 'vitest'
import { bounceAddress, readBounce } from '../../../../../lib/alerts/delivery/bounce.ts'
import { returned } from '../../../../contract/delivery/returned-mail.ts'

const key = '0123456789abcdef0123'
const to = bounceAddress('bounces@site.example', key)

it.each([
  ['no such mailbox', '5.1.1', '550 5.1.1 unknown user', true],
  ['no such domain', '5.1.2', '550 host not found', true],
  ['a mailbox turned off', '5.2.1', '550 disabled', true],
  ['failed, and the reply says why', '5.0.0', '550 no', true],
  ['failed, and nobody says why', '5.0.0', 'it failed', false],
  ['a full mailbox', '5.2.2', '552 mailbox full', false],
  ['no valid sender', '5.1.8', '550 sender rejected', false],
  ['a mail too large', '5.3.4', '552 too large', false],
  ['a rule against our mail', '5.7.1', '550 spam', false],
  ['a fault that passes', '4.4.1', '421 later', false],
])('%s', (_, status, reply, isPermanent) => {
  expect(readBounce(returned({ to, status, reply }))).toEqual({ key, isPermanent, reply })
})

it('treats nothing else as a bounce', () => {
  expect(readBounce(returned({ to, status: '4.4.1', reply: 'x', action: 'delayed' }))).toBeNull()
  expect(readBounce(returned({ to: 'bounces@site.example', status: '5.1.1', reply: '550 x' }))).toBeNull()
  for (const mail of ['', `To: ${to}`, 'x'.repeat(1_000_000), `${to}\n${'\n '.repeat(60_000)}`])
    expect(readBounce(mail)).toBeNull()
})
