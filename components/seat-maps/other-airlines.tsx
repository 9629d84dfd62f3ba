import type { AmenityTopic } from '@/lib/flights/amenity-topics.ts'
import { allVariants, getAirline, getVariantPath, type Variant } from '@/lib/network/aircraft/fleet.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { NotKnown } from './not-known.tsx'
import { Section } from './section.tsx'

type Kind = keyof Variant['amenities']

const kinds: Record<AmenityTopic, readonly Kind[]> = {
  all: ['wifi', 'power', 'ife'],
  wifi: ['wifi'],
  'usb-charging': ['power'],
  'inflight-entertainment': ['ife'],
  'seat-pitch': [],
  food: [],
}
const titles = { wifi: 'Wi-Fi', power: 'Power', ife: 'Entertainment' } as const satisfies Record<Kind, string>

/** What is published about partners' aircraft that points can book. */
export function OtherAirlines({ topic }: { topic: AmenityTopic }) {
  const shown = kinds[topic]
  const published = allVariants.filter(
    ({ airline, amenities }) =>
      !['qantas', 'qantaslink', 'virgin-australia', 'link-airways'].includes(airline) &&
      shown.some((kind) => amenities[kind]),
  )
  if (published.length === 0) return null
  const columns: readonly Column<Variant>[] = [
    {
      id: 'variant',
      head: 'Aircraft',
      cell: (variant) => (
        <span className="block min-w-40">
          <span className="block text-12 font-normal text-muted">{getAirline(variant.airline).name}</span>
          <TextLink href={`/seatmaps/${getVariantPath(variant)}`}>{variant.name}</TextLink>
        </span>
      ),
    },
    ...shown.map(
      (kind): Column<Variant> => ({
        id: kind,
        head: titles[kind],
        cell: ({ amenities }) => {
          const fact = amenities[kind]
          if (!fact) return <NotKnown />
          return `${fact.fact}${fact.confidence === 'recalled' ? ' (unconfirmed)' : ''}`
        },
      }),
    ),
  ]
  return (
    <Section title="Partners and Jetstar" intro="Only what’s published. If an airline isn’t listed, we found nothing.">
      <DataTable caption="On board other airlines" columns={columns} rows={published} keyOf={({ id }) => id} />
    </Section>
  )
}
