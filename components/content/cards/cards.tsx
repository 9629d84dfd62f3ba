import type { ReactElement, ReactNode } from 'react'
import { findRoutePage, type RoutePage } from '@/lib/content/routes/route-page.ts'
import { cabinNames } from '@/lib/core/cabin.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { site } from '@/lib/core/site.ts'
import type { CabinLayout, Deck } from '@/lib/network/aircraft/cabin.ts'
import type { Variant } from '@/lib/network/aircraft/fleet.ts'
import {
  describePage,
  findSeatMapPage,
  type SeatMapPage,
  type SeatMapWords,
} from '@/lib/network/aircraft/seat-map-pages.ts'
import { typesFlown } from '@/lib/network/aircraft/types-flown.ts'
import { findPage, type Page } from '@/lib/pages/pages.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { cabinColours } from '../../mail/mail-style.ts'

/** Returns the card for a path: a page's, a route's or an aircraft's. Undefined if there is none. */
export function findCard(path: string): ReactElement | undefined {
  const page = findPage(path)
  if (page) return page.index ? <PageCard page={page} /> : undefined
  const [, family, ...parts] = path.split('/')
  if (family === 'popular-routes') {
    const route = findRoutePage(parts.join('/'))
    return route && <RouteCard page={route} />
  }
  const map = family === 'seatmaps' ? findSeatMapPage(parts) : undefined
  return map && <SeatMapCard words={describePage(map)} layout={layoutOf(map)} />
}

/** The layout that represents a seat map page: its own, or the first with seats to draw. */
function layoutOf(page: SeatMapPage) {
  if (page.kind === 'variant') return page.variant
  const variants =
    page.kind === 'type' ? page.variants : page.routes.flatMap(typesFlown).flatMap((type) => type.variants)
  return variants.find(({ cabins }) => cabins.length > 0)
}

/** The card of a page in the registry: an article is drawn as lines of text, any other page as a route line. */
function PageCard({ page }: { page: Page }) {
  const { path, group, title, summary } = page
  return (
    <CardFrame
      kicker={group === site.name ? '' : group}
      drawing={isArticle(page) ? <TextLines /> : <RouteLine />}
      title={path === '/' ? 'Find the seats your points can book' : title}
      summary={summary}
    />
  )
}

/** Whether a page is read from start to end, with nothing to fill in. */
const isArticle = ({ path, group }: Page) => group === 'Comparisons' || path.startsWith('/top-reasons/')

function RouteLine() {
  return (
    <svg width="420" height="32" viewBox="0 0 420 32" role="presentation">
      <path d="M16 16H404" stroke={colours.ink} strokeWidth="3" />
      <circle cx="16" cy="16" r="13" fill={colours.ink} />
      <circle cx="210" cy="16" r="12" fill={colours.paper} stroke={colours.accent} strokeWidth="5" />
      <circle cx="404" cy="16" r="13" fill={colours.ink} />
    </svg>
  )
}

function TextLines() {
  return (
    <svg width="420" height="86" viewBox="0 0 420 86" role="presentation">
      <path d="M3 0V86" stroke={colours.accent} strokeWidth="6" />
      <path d="M34 8H420M34 31H372M34 54H404M34 77H240" stroke={colours.line} strokeWidth="9" />
    </svg>
  )
}

const width = 1056

const ends = { start: 20, end: width - 20, y: 40 } as const

/** A route's card: its line, with a stop if no one flies it non-stop, and each cabin's points from the tables. */
function RouteCard({ page: { pair, words, miles, flights, lowestPrices } }: { page: RoutePage }) {
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

const decks: readonly Deck[] = ['upper', 'main']

/** The gap between two cabins, in rows. */
const gapRows = 1

/** An aircraft's seats, nose to the left: filled if their numbers are known, outlined if only the count is. */
function SeatMapCard({ words, layout }: { words: SeatMapWords; layout: Variant | undefined }) {
  const drawn = decks.map((deck) => layout?.cabins.filter((cabin) => cabin.deck === deck) ?? [])
  return (
    <CardFrame
      kicker="Seat maps"
      drawing={
        <div style={{ display: 'flex', flexDirection: 'column', gap: 14 }}>
          {drawn
            .filter((cabins) => cabins.length > 0)
            .map((cabins) => (
              <DeckDrawing key={cabins[0]?.deck} cabins={cabins} />
            ))}
        </div>
      }
      title={words.title}
      summary={words.summary}
    />
  )
}

type Seat = { x: number; y: number; cabin: CabinLayout }

/** Every seat of one deck, in rows across the fuselage. */
function DeckDrawing({ cabins }: { cabins: readonly CabinLayout[] }) {
  const rows = cabins.reduce((sum, { schematicRows }) => sum + schematicRows + gapRows, 0)
  const step = Math.min(26, width / rows)
  let row = 0
  const seats = cabins.flatMap((cabin): Seat[] => {
    const across = placesAcross(cabin.pattern)
    const start = row
    row += cabin.schematicRows + gapRows
    return Array.from({ length: cabin.schematicRows }, (_, index) => start + index).flatMap((at) =>
      across.map((place) => ({ x: at * step, y: place * 12, cabin })),
    )
  })
  const height = Math.max(0, ...seats.map(({ y }) => y)) + 12
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="presentation">
      {seats.map(({ x, y, cabin }) => (
        <rect
          key={`${x} ${y}`}
          x={x + 1}
          y={y + 1}
          width={step * 0.8}
          height="9"
          rx="2"
          fill={cabin.drawable ? cabinColours[cabin.letter] : 'none'}
          stroke={cabinColours[cabin.letter]}
          strokeWidth="1.5"
        />
      ))}
    </svg>
  )
}

/** The positions of the seats in a row, with an aisle as wide as a seat: `3-3` is 0, 1, 2, 4, 5, 6. */
function placesAcross(pattern: string): number[] {
  const row = pattern.split('-').map((count) => 'x'.repeat(Number(count) || 0))
  return [...row.join('-')].flatMap((mark, place) => (mark === 'x' ? [place] : []))
}

/** The light theme's colours as hex, because the drawing engine supports neither CSS variables nor OKLCH. */
const colours = {
  paper: '#fbfaf7',
  ink: '#182230',
  muted: '#5d6673',
  line: '#dddbd4',
  accent: '#00757c',
} as const

type CardFrameProps = { kicker: string; drawing: ReactNode; title: string; summary: string }

/** A 1200 × 630 card: kicker, drawing, title and summary. It uses only flex, as the drawing engine requires. */
function CardFrame({ kicker, drawing, title, summary }: CardFrameProps) {
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: 72,
        background: colours.paper,
        color: colours.ink,
        fontFamily: 'Geist',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', width: '100%' }}>
        <div style={{ display: 'flex', fontSize: 34, fontWeight: 600 }}>{site.name}</div>
        <div style={{ display: 'flex', fontSize: 26, color: colours.muted }}>{kicker}</div>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        {drawing}
        <div
          style={{
            display: 'flex',
            marginTop: 44,
            fontSize: title.length > 40 ? 56 : 76,
            fontWeight: 600,
            letterSpacing: -2,
            lineHeight: 1.08,
          }}
        >
          {title}
        </div>
        <div style={{ display: 'flex', marginTop: 26, fontSize: 28, lineHeight: 1.4, color: colours.muted }}>
          {summary}
        </div>
      </div>
    </div>
  )
}
