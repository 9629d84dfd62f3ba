import { expect, it } from 'vitest'
import type { AlertSettings, Criterion } from '../../../../lib/alerts/alert.ts'
import { AlertRequest } from '../../../../lib/alerts/alerts-contract.ts'
import { readAlertDraft, writeAlertDraft } from '../../../../lib/alerts/compose/alert-address.ts'
import { countConditions, toDraft } from '../../../../lib/alerts/compose/alert-draft.ts'
import { conditionWords } from '../../../../lib/alerts/compose/alert-words.ts'
import { fitsNowAddress } from '../../../../lib/alerts/compose/fits-now.ts'
import { buildSearchHref } from '../../../../lib/alerts/compose/search-link.ts'
import { matchAlert } from '../../../../lib/alerts/match-alert.ts'
import { findSameAlert } from '../../../../lib/alerts/same-alert.ts'
import { beside, change } from './changes.ts'
import { settingsWith } from './settings.ts'

const base = settingsWith({ seats: 2 })
/** Two seats on a Tuesday, with a stop: what `base` waits for. */
const opening = change({ direct: false })

/** Another value for each criterion, with which `opening` no longer matches (except for `split`). */
const others: { [Name in Criterion]: AlertSettings[Name] } = {
  programs: ['velocity'],
  from: ['MEL'],
  to: ['LAX'],
  dates: { start: '2027-04-01', end: '2027-05-01' },
  weekdays: [1],
  cabins: ['F'],
  seats: 3,
  split: true,
  direct: true,
  carriers: ['EK'],
  maxPoints: 1,
  maxCharges: 1,
  stay: { min: 3, max: 9 },
  holding: { date: '2027-03-02', cabin: 'J', points: 1 },
}
const criteria = Object.keys(others) as Criterion[]
const otherwise = (criterion: Criterion): AlertSettings => ({ ...base, [criterion]: others[criterion] })

/** The criteria that make no difference to what `write` returns. */
const unseenIn = (write: (settings: AlertSettings) => unknown) =>
  criteria.filter((one) => JSON.stringify(write(base)) === JSON.stringify(write(otherwise(one))))

it('every criterion except split can stop an opening from matching', () => {
  expect(matchAlert(base, opening, beside())).not.toBeNull()
  // A party that may split accepts more openings, never fewer.
  expect(criteria.filter((one) => matchAlert(otherwise(one), opening, beside()) !== null)).toEqual(['split'])
})

it('changing any criterion makes a different alert', () => {
  const present = [{ id: '00', settings: base }]
  expect(criteria.filter((one) => findSameAlert(otherwise(one), present) !== null)).toEqual([])
})

it('conditionWords mentions every criterion except programs, route and dates', () => {
  const named = ['programs', 'from', 'to', 'dates']
  expect(unseenIn(conditionWords)).toEqual(named)
})

it('the form counts every criterion under “More conditions”, except those it always shows', () => {
  const shown = ['programs', 'from', 'to', 'dates', 'cabins', 'seats', 'split', 'direct']
  expect(unseenIn((settings) => countConditions(toDraft(settings)))).toEqual(shown)
})

it('every criterion is written to the form’s address and read back from it', () => {
  expect(unseenIn((settings) => `${writeAlertDraft(toDraft(settings))}`)).toEqual([])
  for (const one of criteria) {
    expect(readAlertDraft(writeAlertDraft(toDraft(otherwise(one)))).draft).toEqual(toDraft(otherwise(one)))
  }
})

it('the search addresses carry every criterion that a search supports', () => {
  expect(unseenIn((settings) => buildSearchHref(settings))).toEqual(['weekdays', 'holding'])
  expect(unseenIn((settings) => fitsNowAddress(toDraft(settings), 'gold'))).toEqual(['weekdays', 'stay', 'holding'])
})

it('AlertRequest has a field for every criterion', () => {
  expect(criteria.filter((one) => !(one in AlertRequest.shape))).toEqual([])
})
