import { beforeEach, expect, it, vi } from 'vitest'
import { saveReferral } from '../../../../components/account/save-referral.ts'
import { notices } from '../../../../components/ui/notify.ts'
import { clearReferral } from '../../../../lib/accounts/referral.ts'
import { browserStore } from '../../../../lib/core/signed-in-marker.ts'

beforeEach(() => {
  notices.taken()
  clearReferral(browserStore())
})
const kept = () => [browserStore().getItem('referral'), notices.pending().map(({ text }) => text)]
const thanked = ['Referral successful']

it.each([
  ['?ref=abcdefghjk', 'abcdefghjk'],
  ['?ref=%20abcdefghjk%0A', 'abcdefghjk'],
  ['?ref=&ref=abcdefghjk', 'abcdefghjk'],
  ['?ref=first&ref=second', 'first'],
  ['?ref=%3Cscript%3E', '<script>'],
])('%s is kept as %s and thanked for', (search, code) => {
  saveReferral(search)
  expect(kept()).toEqual([code, thanked])
})

it.each(['?ref=', '?ref=%20', `?ref=${'x'.repeat(1_001)}`, '?other=1'])('%s is ignored', (search) => {
  saveReferral(search)
  expect(kept()).toEqual([null, []])
})

it('a store that takes nothing is not thanked for', () => {
  vi.spyOn(browserStore(), 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => saveReferral('?ref=abcdefghjk')).toThrow('full')
  expect(kept()).toEqual([null, []])
})
