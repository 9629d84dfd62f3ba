import { drawCityMap } from '@/lib/calculators/fly/city-map.ts'
import type { AnyWay, CityPair } from '@/lib/calculators/fly/pair-book.ts'
import { CityMapPicture } from './city-map-picture.tsx'

/** The map beside the heading of a city pair: its non-stop and one-stop ways. */
export function PairMap({ from, to, ways }: CityPair<AnyWay>) {
  const hasNonStop = ways.some(({ airports }) => airports.length === 2)
  const map = drawCityMap({ from, to, hasNonStop, ways }, 'wide')
  const how = [hasNonStop ? ', non-stop' : '', map.oneStop.length > 0 ? ', with one stop' : ''].join('')
  return (
    <div className="w-full lg:w-96">
      <CityMapPicture map={map} label={`Map: ${from.name} to ${to.name}${how}`} />
    </div>
  )
}
