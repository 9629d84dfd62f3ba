import countryRows from './data/countries.json' with { type: 'json' }

/** A country with airports. `aliases` are other names people type for it. */
export type Country = { code: string; name: string; aliases?: string[] }

export const allCountries: readonly Country[] = countryRows

const byCode = new Map(allCountries.map((country) => [country.code, country]))

/** The country with an upper-case ISO 3166-1 alpha-2 code, or undefined. */
export function findCountry(code: string): Country | undefined {
  return byCode.get(code)
}

/** A country's name as a sentence takes it: the United Kingdom. */
export function countryInSentence(name: string): string {
  return /^(United|Netherlands|Philippines|Maldives)|Islands$/.test(name) ? `the ${name}` : name
}
