import { type AmenityTopic, amenityTopics } from '@/lib/flights/amenity-topics.ts'
import { type Amenities, allAmenities } from '@/lib/network/aircraft/amenities.ts'
import { allTypes, getAirline } from '@/lib/network/aircraft/fleet.ts'
import { shortName } from '@/lib/network/aircraft/seat-map-pages.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import { AmenityChooser } from './amenity-chooser.tsx'
import { AmenityTable } from './amenity-table.tsx'
import { AmenityTopicLinks } from './amenity-topic-links.tsx'
import { CateringTable } from './catering-table.tsx'
import { OtherAirlines } from './other-airlines.tsx'
import { FactSource } from './picture/fact-source.tsx'
import { PitchTable } from './pitch-table.tsx'
import { Section } from './section.tsx'

const own = ['qantas', 'qantaslink']

/** What is on board Qantas and, to compare, on board Virgin Australia and the partners: one page a topic. */
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
          intro="By length of flight and cabin. Menus change; the oldest source of each line counts."
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
          <Section title="Virgin Australia, to compare">
            <AmenityTable caption="On board Virgin Australia" rows={others} only={facts} />
            <Sources rows={others} />
          </Section>
        </>
      ) : null}
      {topic === 'seat-pitch' ? (
        <Section
          title="Pitch and width, layout by layout"
          intro="Every cabin of ours with a published pitch or width, most room first."
        >
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
