import Link from 'next/link'
import { type AmenityTopic, amenityTopics } from '@/lib/flights/amenity-topics.ts'

const titles: Record<AmenityTopic, string> = {
  all: 'Everything',
  food: 'Food',
  wifi: 'Wi-Fi',
  'seat-pitch': 'Seat pitch',
  'usb-charging': 'USB charging',
  'inflight-entertainment': 'Entertainment',
}

/** The pages about what is on board, one tap apart. */
export function AmenityTopicLinks({ current }: { current: AmenityTopic }) {
  const topics = Object.keys(titles) as AmenityTopic[]
  return (
    <nav aria-label="What is on board" className="-mt-2 mb-6 flex flex-wrap gap-2">
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
