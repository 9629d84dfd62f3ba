import { drawCityMap } from '@/lib/calculators/fly/city-map.ts'
import type { AnyRouting, CityPair } from '@/lib/calculators/fly/pair-index.ts'
import { CityMapPicture } from './city-map-picture.tsx'

/** The map beside the heading of a city pair: its non-stop and one-stop routings. */
export function PairMap({ from, to, routings }: CityPair<AnyRouting>) {
  const hasNonStop = routings.some(({ airports }) => airports.length === 2)
  const map = drawCityMap({ from, to, hasNonStop, routings }, 'wide')
  const how = [hasNonStop ? ', non-stop' : '', map.oneStop.length > 0 ? ', with one stop' : ''].join('')
  return (
    <div className="w-full lg:w-96">
      <CityMapPicture map={map} label={`Map: ${from.name} to ${to.name}${how}`} />
    </div>
  )
}
