import airportRows from './data/airports.json' with { type: 'json' }

/** The regions airports belong to. Hawaii is in North America, with the rest of its country. */
export const regions = [
  'australia',
  'new-zealand',
  'pacific',
  'asia',
  'europe',
  'north-america',
  'south-america',
  'middle-east',
  'africa',
] as const
export type Region = (typeof regions)[number]

export const regionNames = {
  australia: 'Australia',
  'new-zealand': 'New Zealand',
  pacific: 'Pacific',
  asia: 'Asia',
  europe: 'Europe',
  'north-america': 'North America',
  'south-america': 'South America',
  'middle-east': 'Middle East',
  africa: 'Africa',
} as const satisfies Record<Region, string>

/** An airport's name, city, country and region: all that naming places needs, so that a search loads nothing more. */
export type NamedAirport = {
  /** Three-letter IATA code. */
  iata: string
  name: string
  city: string
  /** ISO 3166-1 alpha-2. */
  country: string
  region: Region
}

/** Every airport the two programs' networks touch, by code. */
export const namedAirports: readonly NamedAirport[] = airportRows as NamedAirport[]

/** A place's name without the one in brackets, as people say it: Bali for Bali (Denpasar). */
export const shortName = (name: string) => name.replace(/ \(.*\)/, '')
