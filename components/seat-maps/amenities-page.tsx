import { capitalise } from '@/lib/core/capitalise.ts'
import { type AmenityTopic, amenityTopics } from '@/lib/flights/aircraft-contract.ts'
import { type Amenities, allAmenities, allCatering, type Catering } from '@/lib/network/aircraft/amenities.ts'
import type { CabinFacts } from '@/lib/network/aircraft/cabin.ts'
import { allTypes, allVariants, getAirline, getVariantPath, type Variant } from '@/lib/network/aircraft/fleet.ts'
import { shortName } from '@/lib/network/aircraft/seat-map-pages.ts'
import { findCarrier } from '@/lib/network/carriers.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { FigureBar } from '../ui/figure-bar.tsx'
import Link from '../ui/link.tsx'
import { CabinChip } from '../ui/seats/cabin-chip.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { AmenityChooser } from './amenity-chooser.tsx'
import { AmenityTable } from './amenity-table.tsx'
import { NotKnown } from './not-known.tsx'
import { FactSource } from './picture/cabin-facts.tsx'
import { Section } from './section.tsx'

const titles: Record<AmenityTopic, string> = {
  all: 'Everything',
  food: 'Food',
  wifi: 'Wi-Fi',
  'seat-pitch': 'Seat pitch',
  'usb-charging': 'USB charging',
  'inflight-entertainment': 'Entertainment',
}

/** Links between the pages about what is on board. */
function AmenityTopicLinks({ current }: { current: AmenityTopic }) {
  const topics = Object.keys(titles) as AmenityTopic[]
  return (
    <nav aria-label="What’s on board" className="-mt-2 mb-6 flex flex-wrap gap-2">
      {topics.map((topic) => (
        <Link
          key={topic}
          href={amenityTopics[topic].path}
          aria-current={topic === current ? 'page' : undefined}
          className="inline-flex min-h-11 items-center rounded-full border border-line bg-card px-4 text-14 hover:border-edge aria-[current]:border-ink aria-[current]:font-semibold lg:min-h-9"
        >
          {titles[topic]}
        </Link>
      ))}
    </nav>
  )
}

const cateringColumns: readonly Column<Catering>[] = [
  { id: 'airline', head: 'Airline', cell: ({ carrier }) => findCarrier(carrier)?.name ?? carrier },
  { id: 'scope', head: 'Flights', cell: ({ scope }) => scope },
  { id: 'cabin', head: 'Cabin', cell: ({ cabin }) => cabin },
  { id: 'service', head: 'What’s served', cell: ({ service }) => <span className="block sm:min-w-56">{service}</span> },
  {
    id: 'source',
    head: 'Source',
    cell: ({ confidence, sources }) => <FactSource confidence={confidence} sources={sources} />,
  },
]

/** Food and drink by airline, length of flight and cabin. */
function CateringTable() {
  return (
    <DataTable
      caption="Food and drink on board"
      columns={cateringColumns}
      rows={allCatering}
      keyOf={({ carrier, scope, cabin, service }) => `${carrier} ${scope} ${cabin} ${service.slice(0, 20)}`}
      stacks={1}
    />
  )
}

const own = ['qantas', 'qantaslink']

/** What is on board Qantas and, for comparison, Virgin Australia and the partners: one page per topic. */
export function AmenitiesPage({ topic }: { topic: AmenityTopic }) {
  const { path, facts } = amenityTopics[topic]
  const qantas = allAmenities.filter(({ airline }) => own.includes(airline))
  const others = allAmenities.filter(({ airline }) => !own.includes(airline))
  return (
    <PageFrame path={path}>
      <AmenityTopicLinks current={topic} />
      <AmenityChooser topic={topic} rows={allAmenities} aircraft={typeEntries()} />
      {topic === 'food' || topic === 'all' ? (
        <Section
          title="Food and drink"
          intro="By length of flight and cabin. Menus change; each date is from its oldest source."
        >
          <CateringTable />
        </Section>
      ) : null}
      {facts.length > 0 ? (
        <>
          <Section title="Qantas and QantasLink">
            <AmenityTable caption="On board Qantas and QantasLink" rows={qantas} only={facts} />
            <Sources rows={qantas} />
          </Section>
          <Section title="How does Virgin Australia compare?">
            <AmenityTable caption="On board Virgin Australia" rows={others} only={facts} />
            <Sources rows={others} />
          </Section>
        </>
      ) : null}
      {topic === 'seat-pitch' ? (
        <Section title="Pitch and width by layout" intro="Every cabin with a published pitch or width, roomiest first.">
          <PitchTable />
        </Section>
      ) : null}
      <OtherAirlines topic={topic} />
    </PageFrame>
  )
}

function typeEntries() {
  return allTypes.map((type) => ({
    path: `${type.airline}/${type.slug}`,
    title: `${getAirline(type.airline).name} ${shortName(type)}`,
  }))
}

function Sources({ rows }: { rows: readonly Amenities[] }) {
  const read = rows.filter(({ confidence }) => confidence === 'confirmed').flatMap(({ sources }) => sources)
  return (
    <div className="mt-3">
      <FactSource confidence="confirmed" sources={[...new Set(read)]} />
    </div>
  )
}

type AmenityKind = keyof Variant['amenities']

const kindsOfTopic: Record<AmenityTopic, readonly AmenityKind[]> = {
  all: ['wifi', 'power', 'ife'],
  wifi: ['wifi'],
  'usb-charging': ['power'],
  'inflight-entertainment': ['ife'],
  'seat-pitch': [],
  food: [],
}

const kindTitles = { wifi: 'Wi-Fi', power: 'Power', ife: 'Entertainment' } as const satisfies Record<
  AmenityKind,
  string
>

/** What is published about partners' aircraft that points can book. */
function OtherAirlines({ topic }: { topic: AmenityTopic }) {
  const shown = kindsOfTopic[topic]
  const published = allVariants.filter(
    ({ airline, amenities }) =>
      !['qantas', 'qantaslink', 'virgin-australia', 'link-airways'].includes(airline) &&
      shown.some((kind) => amenities[kind]),
  )
  if (published.length === 0) return null
  const columns: readonly Column<Variant>[] = [
    { id: 'variant', head: 'Aircraft', cell: (variant) => <AircraftName variant={variant} /> },
    ...shown.map(
      (kind): Column<Variant> => ({
        id: kind,
        head: kindTitles[kind],
        cell: ({ amenities }) => {
          const fact = amenities[kind]
          if (!fact) return <NotKnown />
          return `${fact.fact}${fact.confidence === 'recalled' ? ' Unconfirmed.' : ''}`
        },
      }),
    ),
  ]
  return (
    <Section title="Partners and Jetstar" intro="Only what’s published. If an airline isn’t listed, we found nothing.">
      <DataTable
        caption="On board other airlines"
        columns={columns}
        rows={published}
        keyOf={({ id }) => id}
        stacks={1}
      />
    </Section>
  )
}

/** The airline of a layout above its name, which links to its page. */
function AircraftName({ variant }: { variant: Variant }) {
  return (
    <span className="block min-w-40">
      <span className="block text-12 font-normal text-muted">{getAirline(variant.airline).name}</span>
      <TextLink href={`/seatmaps/${getVariantPath(variant)}`}>{variant.name}</TextLink>
    </span>
  )
}

type Line = { variant: Variant; cabin: CabinFacts }

const maxPitch = Math.max(...allVariants.flatMap(({ cabins }) => cabins.map(({ pitchIn }) => pitchIn ?? 0)))

const columns: readonly Column<Line>[] = [
  { id: 'variant', head: 'Aircraft', cell: ({ variant }) => <AircraftName variant={variant} /> },
  {
    id: 'cabin',
    head: 'Cabin',
    cell: ({ cabin }) => (
      <span className="inline-flex items-center gap-2 whitespace-nowrap">
        <CabinChip cabin={cabin.letter} />
        {capitalise(cabin.name)}
      </span>
    ),
  },
  {
    id: 'pitch',
    head: 'Pitch',
    end: true,
    cell: ({ cabin: { pitchIn } }) =>
      pitchIn === null ? <NotKnown /> : <FigureBar share={pitchIn / maxPitch}>{pitchIn} in</FigureBar>,
  },
  {
    id: 'width',
    head: 'Width',
    end: true,
    cell: ({ cabin: { widthIn } }) => (widthIn === null ? <NotKnown /> : `${widthIn} in`),
  },
  { id: 'across', head: 'Across', cell: ({ cabin: { pattern } }) => <span className="font-mono">{pattern}</span> },
  {
    id: 'basis',
    head: 'How sure',
    cell: ({ cabin: { dimensionsBasis } }) => (
      <span className="text-muted">{dimensionsBasis === 'confirmed' ? 'published' : dimensionsBasis}</span>
    ),
  },
]

/** Every cabin with a published pitch or width, largest pitch first. */
function PitchTable() {
  const lines = allVariants
    .flatMap((variant) => variant.cabins.map((cabin): Line => ({ variant, cabin })))
    .filter(({ cabin }) => cabin.pitchIn !== null || cabin.widthIn !== null)
    .toSorted((a, b) => (b.cabin.pitchIn ?? 0) - (a.cabin.pitchIn ?? 0))
  return (
    <DataTable
      caption="Seat pitch and width"
      columns={columns}
      rows={lines}
      keyOf={({ variant, cabin }) => `${variant.id} ${cabin.name} ${cabin.deck}`}
    />
  )
}
