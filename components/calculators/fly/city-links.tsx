import type { FlyCity } from '@/lib/calculators/fly/cities.ts'
import { regionNames, regions } from '@/lib/network/airport-names.ts'
import { countryInSentence } from '@/lib/network/countries.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { CityOption } from './fly-calculator.tsx'

/** Links to the pages of the given cities. */
function CityLinks({ family, cities }: { family: `/${string}`; cities: readonly FlyCity[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 text-14">
      {cities.map(({ slug, name }) => (
        <li key={slug}>
          <TextLink href={`${family}/${slug}`}>{name}</TextLink>
        </li>
      ))}
    </ul>
  )
}

type DestinationsProps = { family: `/${string}`; destinations: readonly FlyCity[] }

/** Links to every destination's page, grouped by region. */
export function EveryDestination({ family, destinations }: DestinationsProps) {
  return (
    <PageSection title="Every destination" lead="Prices from every Australian city.">
      <div className="space-y-5">
        {regions.map((region) => {
          const cities = destinations.filter((city) => city.region === region)
          return cities.length === 0 ? null : (
            <div key={region} className="space-y-1.5">
              <h3 className="text-14 font-semibold">{regionNames[region]}</h3>
              <CityLinks family={family} cities={cities} />
            </div>
          )
        })}
      </div>
    </PageSection>
  )
}

/** Links to other cities in the same country or, if there are none, in the same region. */
export function Neighbours({ family, destinations, to }: DestinationsProps & { to: FlyCity }) {
  const others = destinations.filter((city) => city !== to)
  const own = others.filter((city) => city.countryCode === to.countryCode)
  const near = (own.length > 0 ? own : others.filter((city) => city.region === to.region)).slice(0, 18)
  if (near.length === 0) return null
  return (
    <PageSection title={own.length > 0 ? `Elsewhere in ${countryInSentence(to.country)}` : 'Nearby'}>
      <CityLinks family={family} cities={near} />
    </PageSection>
  )
}

/** Converts a city to an option of the calculators' lists. */
export function toCityOption({ slug, name, code }: FlyCity): CityOption {
  return { value: slug, label: name, code }
}
