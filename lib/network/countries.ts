import countryRows from './data/countries.json' with { type: 'json' }

/** A country an airport stands in; aliases are what people also type for it. */
export type Country = { code: string; name: string; aliases?: string[] }

export const allCountries: readonly Country[] = countryRows

const byCode = new Map(allCountries.map((country) => [country.code, country]))

/** The country with an ISO 3166-1 alpha-2 code in capitals, or undefined. */
export function findCountry(code: string): Country | undefined {
  return byCode.get(code)
}
