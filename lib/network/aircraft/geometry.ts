import type { CabinLayout, Deck, Drawing, Fixture } from './cabin.ts'
import { listColumns, listRows, parseBlocks, type Seat, type SeatRow } from './seats.ts'

/** The layout of one deck, nose at the top, in units of which an economy seat is twenty wide. */
export type DeckPlan = {
  deck: Deck
  width: number
  height: number
  cabins: CabinPlan[]
  fixtures: PlacedFixture[]
}

export type PlacedSeat = Seat & { x: number; y: number; width: number; height: number }

export type CabinPlan = {
  cabin: CabinLayout
  y: number
  height: number
  seats: PlacedSeat[]
  /** Row numbers, placed in the first aisle, or beside the seats when there is none. */
  rowLabels: { row: number; x: number; y: number }[]
  columnLabels: { letter: string; x: number; y: number }[]
  /** The middles of the exit rows. */
  exits: number[]
}

export type PlacedFixture = {
  kind: 'lavatory' | 'galley'
  basis: Fixture['basis']
  x: number
  y: number
  width: number
  height: number
}

const aisle = 24
const gap = 3
/** Space for the nose and the tail of the outline. */
const nose = 44
const tail = 34
const cabinTitle = 26
const columnLine = 14
const fixtureHeight = 24

/** The size of a cabin's seats seen from above: a flat bed is long, an economy seat is square. */
function seatSize(cabin: CabinLayout): { width: number; height: number; pitch: number } {
  if (cabin.letter === 'F') return { width: 34, height: 42, pitch: 52 }
  if (cabin.letter === 'J')
    return cabin.bed ? { width: 27, height: 34, pitch: 42 } : { width: 26, height: 26, pitch: 36 }
  if (cabin.letter === 'W') return { width: 23, height: 23, pitch: 31 }
  return { width: 20, height: 20, pitch: 26 }
}

/** The decks of an aircraft, lower deck first. */
export function toDeckPlans(drawing: Pick<Drawing, 'cabins' | 'fixtures'>): DeckPlan[] {
  const decks: readonly Deck[] = ['main', 'upper']
  const used = decks.filter((deck) => drawing.cabins.some((cabin) => cabin.deck === deck))
  return used.map((deck) => {
    // The data lists a deck's cabins front to back.
    const cabins = drawing.cabins.filter((cabin) => cabin.deck === deck)
    const fixtures = drawing.fixtures.filter((fixture) => fixture.deck === deck)
    return toDeckPlan(deck, cabins, fixtures)
  })
}

function toDeckPlan(deck: Deck, cabins: readonly CabinLayout[], fixtures: readonly Fixture[]): DeckPlan {
  const inner = Math.max(...cabins.map(rowWidth))
  const width = inner + 36
  const placed: PlacedFixture[] = []
  let y = nose
  const placeAfter = (row: number) => {
    for (const fixture of fixtures.filter(({ afterRow }) => afterRow === row)) {
      placed.push(...placeFixture(fixture, width, y))
      y += fixtureHeight + 6
    }
  }
  placeAfter(0)
  const plans = cabins.map((cabin) => {
    const plan = placeCabin(cabin, width, y, (row, at) => {
      y = at
      placeAfter(row)
      return y
    })
    y = plan.y + plan.height
    return plan
  })
  return { deck, width, height: y + tail, cabins: plans, fixtures: placed }
}

function groupSpans(cabin: CabinLayout): number[] {
  const sizes = parseBlocks(cabin.pattern)
  const columns = listColumns(cabin)
  return sizes.map((size, block) => size + Math.max(0, (columns[block]?.length ?? size) - size) / 2)
}

function rowWidth(cabin: CabinLayout): number {
  const { width } = seatSize(cabin)
  const spans = groupSpans(cabin)
  return spans.reduce((total, span) => total + span * (width + gap) - gap, 0) + (spans.length - 1) * aisle
}

function placeCabin(
  cabin: CabinLayout,
  deckWidth: number,
  top: number,
  afterRow: (row: number, at: number) => number,
): CabinPlan {
  const size = seatSize(cabin)
  const edges = groupEdges(cabin, deckWidth)
  const seats: PlacedSeat[] = []
  const rowLabels: CabinPlan['rowLabels'] = []
  const exits: number[] = []
  const columnLabels = labelColumns(cabin, edges, top + cabinTitle + 8)
  let y = top + cabinTitle + (columnLabels.length > 0 ? columnLine : 0)
  for (const row of listRows(cabin)) {
    seats.push(...placeRow(row, cabin, { edges, y, deckWidth }))
    if (row.row !== null) {
      const [first = 0, second] = edges
      const x = second === undefined ? deckWidth - 10 : second - aisle / 2 - gap / 2
      rowLabels.push({ row: row.row, x: second === undefined ? first - 10 : x, y: y + size.height / 2 })
      if (cabin.exitRows.includes(row.row)) exits.push(y + size.height / 2)
    }
    y += size.pitch
    if (row.row !== null) y = afterRow(row.row, y)
  }
  return { cabin, y: top, height: y - top + 8, seats, rowLabels, columnLabels, exits }
}

/** The left edges of the groups between aisles, with the whole row centred in the deck. */
function groupEdges(cabin: CabinLayout, deckWidth: number): number[] {
  const { width } = seatSize(cabin)
  let x = (deckWidth - rowWidth(cabin)) / 2
  return groupSpans(cabin).map((span) => {
    const edge = x
    x += span * (width + gap) - gap + aisle
    return edge
  })
}

type RowFrame = { edges: number[]; y: number; deckWidth: number }

function placeRow({ seats }: SeatRow, cabin: CabinLayout, { edges, y, deckWidth }: RowFrame): PlacedSeat[] {
  const { width, height } = seatSize(cabin)
  const across = parseBlocks(cabin.pattern).reduce((total, size) => total + size, 0)
  if (seats.length <= across) {
    return seats.map((seat) => ({
      ...seat,
      x: (edges[seat.block] ?? 0) + seat.place * (width + gap),
      y,
      width,
      height,
    }))
  }
  // A row with more seats than the cabin's pattern, such as the last row of a small aircraft, has no aisle.
  const start = (deckWidth - seats.length * (width + gap) + gap) / 2
  return seats.map((seat, at) => ({ ...seat, x: start + at * (width + gap), y, width, height }))
}

function labelColumns(cabin: CabinLayout, edges: number[], y: number): CabinPlan['columnLabels'] {
  if (!cabin.drawable) return []
  const { width } = seatSize(cabin)
  const sizes = parseBlocks(cabin.pattern)
  return listColumns(cabin).flatMap((letters, block) => {
    const step = letters.length > (sizes[block] ?? 1) ? halfSteps(letters, sizes[block] ?? 1) : 1
    return [...letters].map((letter, at) => ({
      letter,
      x: (edges[block] ?? 0) + at * step * (width + gap) + width / 2,
      y,
    }))
  })
}

/** The step, in seats, that spaces a staggered group's letters evenly across its width. */
function halfSteps(letters: string, size: number): number {
  return (size + (letters.length - size) / 2 - 1) / (letters.length - 1)
}

function placeFixture({ items, basis }: Fixture, deckWidth: number, y: number): PlacedFixture[] {
  const unit = 34
  const inner = deckWidth - 32
  return items.flatMap(({ side, kind, count }) => {
    const total = count * (unit + 2) - 2
    const start = side === 'left' ? 16 : side === 'right' ? 16 + inner - total : 16 + (inner - total) / 2
    return Array.from({ length: count }, (_, at) => ({
      kind,
      basis,
      x: start + at * (unit + 2),
      y,
      width: unit,
      height: fixtureHeight,
    }))
  })
}
