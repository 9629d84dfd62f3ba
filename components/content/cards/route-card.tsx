import type { RoutePage } from '@/lib/content/routes/route-page.ts'
import { cabinNames } from '@/lib/core/cabin.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { cabinColours } from '../../mail/mail-style.ts'
import { CardFrame, colours } from './card-frame.tsx'

const width = 1056
const ends = { start: 20, end: width - 20, y: 40 } as const

/** A route's card: its line, with a stop if no one flies it non-stop, and each cabin's points from the tables. */
export function RouteCard({ page: { pair, words, miles, flights, lowestPrices } }: { page: RoutePage }) {
  const prices = lowestPrices.map(
    ({ cabin, program, points }) => `${cabinNames[cabin]} ${formatNumber(points)} ${programFacts[program].points}`,
  )
  return (
    <CardFrame
      kicker={`${formatNumber(miles)} miles · ${flights.length > 0 ? 'non-stop' : 'one stop or more'}`}
      drawing={<RouteDrawing isNonStop={flights.length > 0} cabins={lowestPrices} />}
      title={words.title}
      summary={
        prices.length > 0 ? `One way from: ${prices.join(' · ')}` : `${pair.from.name} to ${pair.to.name}, day by day.`
      }
    />
  )
}

type RouteDrawingProps = { isNonStop: boolean; cabins: RoutePage['lowestPrices'] }

/** The route as an arc from city to city, and below it a bar for each cabin, as long as its points. */
function RouteDrawing({ isNonStop, cabins }: RouteDrawingProps) {
  const maxPoints = Math.max(1, ...cabins.map(({ points }) => points))
  const height = 84 + cabins.length * 22
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="presentation">
      <path
        d={`M${ends.start} ${ends.y + 18}Q${width / 2} -22 ${ends.end} ${ends.y + 18}`}
        fill="none"
        stroke={colours.ink}
        strokeWidth="3"
      />
      <circle cx={ends.start} cy={ends.y + 18} r="13" fill={colours.ink} />
      {isNonStop ? null : (
        <circle cx={width / 2} cy="18" r="12" fill={colours.paper} stroke={colours.accent} strokeWidth="5" />
      )}
      <circle cx={ends.end} cy={ends.y + 18} r="13" fill={colours.ink} />
      {cabins.map(({ cabin, points }, index) => (
        <rect
          key={cabin}
          x="0"
          y={86 + index * 22}
          width={Math.round((points / maxPoints) * width)}
          height="12"
          rx="3"
          fill={cabinColours[cabin]}
        />
      ))}
    </svg>
  )
}
