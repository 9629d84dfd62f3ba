import { expect, it } from 'vitest'
import { allCountries, countryInSentence } from '../../../../lib/network/countries.ts'

it('puts an article before the countries that take one', () => {
  const changed = allCountries.map(({ name }) => countryInSentence(name)).filter((name) => name.startsWith('the '))
  expect(changed.sort()).toEqual([
    'the Cocos (Keeling) Islands',
    'the Cook Islands',
    'the Maldives',
    'the Netherlands',
    'the Philippines',
    'the Solomon Islands',
    'the United Arab Emirates',
    'the United Kingdom',
    'the United States',
  ])
})
