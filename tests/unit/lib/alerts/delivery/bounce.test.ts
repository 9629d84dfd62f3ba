import { expect, it } from 'vitest'
import { bounceAddress, isMailboxGone, readBounce } from '../../../../../lib/alerts/delivery/bounce.ts'
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
  ['refused, without saying why', '5.0.0', '554 transaction failed', false],
  ['an address, and the reply says whose', '5.1.0', '550 unknown', true],
  ['an address, and nobody says whose', '5.1.0', 'address rejected', false],
  ['a mail too large', '5.3.4', '552 too large', false],
  ['a rule against our mail', '5.7.1', '550 spam', false],
  ['a fault that passes', '4.4.1', '421 later', false],
])('%s', (_, status, reply, isPermanent) => {
  expect(readBounce(returned({ to, status, reply }))).toEqual({ key, isPermanent, reply })
})

// Every code about an address or a mailbox in RFC 3463, RFC 3886 (9) and RFC 7505 (10).
it.each([
  ['5.1.1', 'bad destination mailbox', true],
  ['5.1.2', 'bad destination system', true],
  ['5.1.3', 'bad destination syntax', true],
  ['5.1.4', 'ambiguous destination', true],
  ['5.1.5', 'destination valid', false],
  ['5.1.6', 'destination moved', true],
  ['5.1.7', 'bad sender syntax', false],
  ['5.1.8', 'bad sender system', false],
  ['5.1.9', 'passed on to a system that reports nothing', false],
  ['5.1.10', 'the domain takes no mail', true],
  ['5.2.0', 'something about the mailbox', false],
  ['5.2.1', 'mailbox disabled', true],
  ['5.2.2', 'mailbox full', false],
  ['5.2.3', 'message too long for the mailbox', false],
  ['5.2.4', 'mailing list expansion', false],
  ['5.4.4', 'no route to the domain', true],
])('%s, %s: the mailbox is gone: %s', (status, why, isGone) => {
  expect(readBounce(returned({ to, status, reply: `550 ${status} ${why}` }))?.isPermanent).toBe(isGone)
  expect(isMailboxGone(`550 ${status} ${why}`)).toBe(isGone)
})

it('doesn’t take a refusal that may concern our own address for a mailbox that is gone', () => {
  expect(isMailboxGone('550 5.1.0 address rejected')).toBe(false)
})

it('treats nothing else as a bounce', () => {
  expect(readBounce(returned({ to, status: '4.4.1', reply: 'x', action: 'delayed' }))).toBeNull()
  expect(readBounce(returned({ to: 'bounces@site.example', status: '5.1.1', reply: '550 x' }))).toBeNull()
  for (const mail of ['', `To: ${to}`, 'x'.repeat(1_000_000), `${to}\n${'\n '.repeat(60_000)}`])
    expect(readBounce(mail)).toBeNull()
})
