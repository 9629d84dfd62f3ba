import { expect, it } from 'vitest'
import { byAlertName } from '../../../../lib/accounts/alert-order.ts'

it('sorts alerts by name in natural order, with the unnamed last', () => {
  const names = ['tokyo 10', undefined, 'Éclair', 'Tokyo 9', '  ', 'bali', 'Zurich', '']
  const sorted = names.map((name) => ({ settings: name === undefined ? {} : { name } })).toSorted(byAlertName)
  expect(sorted.map(({ settings }) => settings.name)).toEqual([
    'bali',
    'Éclair',
    'Tokyo 9',
    'tokyo 10',
    'Zurich',
    undefined,
    '  ',
    '',
  ])
})
