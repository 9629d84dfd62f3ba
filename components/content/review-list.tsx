'use client'

import { formatDate } from '@/lib/core/formats.ts'
import { type PublishedReview, Reviews } from '@/lib/support/forms/review.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useFetched } from '../ui/use-fetched.ts'

/** The published reviews, or a message if there are none or they couldn't be loaded. */
export function ReviewList() {
  const { value: reviews } = useFetched('/api/reviews', Reviews)
  if (reviews === undefined) return <Skeleton className="h-44 w-full rounded-2xl" />
  if (reviews === null) {
    return (
      <Panel flush>
        <EmptyState title="We couldn’t load the reviews">
          Our database isn’t responding right now. Reload the page in a minute.
        </EmptyState>
      </Panel>
    )
  }
  if (reviews.length === 0) {
    return (
      <Panel flush>
        <EmptyState title="No reviews yet: yours can be the first">
          <p>This is where members say what worked and what didn’t, with their stars and the date.</p>
          <p className="mt-2">
            Log in, write yours below and we’ll publish it once we’ve read it. We never write, buy or edit reviews.
          </p>
        </EmptyState>
      </Panel>
    )
  }
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {reviews.map((review) => (
        <ReviewCard key={review.reference} review={review} />
      ))}
    </ul>
  )
}

function ReviewCard({ review: { name, stars, text, writtenOn } }: { review: PublishedReview }) {
  return (
    <li className="flex flex-col rounded-2xl border border-line bg-card p-5">
      <p className="figures text-14 font-semibold">
        <span aria-hidden="true" className="mr-2 font-mono tracking-widest text-accent">
          {'●'.repeat(stars)}
          <span className="text-line">{'●'.repeat(5 - stars)}</span>
        </span>
        {stars} of 5
      </p>
      <p className="mt-3 flex-1 text-16 whitespace-pre-line wrap-anywhere">{text}</p>
      <p className="mt-4 text-14 text-muted">
        {name}, <time dateTime={writtenOn}>{formatDate(writtenOn, 'plain')}</time>
      </p>
    </li>
  )
}
