import type { Route } from 'next'
import { allRivals, claimsOf, rivalAsOf } from '@/lib/content/rival.ts'
import type { Rival } from '@/lib/content/rival-model.ts'
import { formatDate } from '@/lib/core/formats.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import Link from '../ui/link.tsx'
import { Prose } from './prose.tsx'

/** The other tools, each with the first thing it does better. */
export function AlternativesPage() {
  return (
    <PageFrame path="/alternatives">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {allRivals.map((rival) => (
          <RivalCard key={rival.slug} rival={rival} />
        ))}
      </ul>
      <div className="mt-12 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <Prose title="How we compare">
          <p>
            A statement about another tool is here only if the vendor's own documents say so, or two people who read it
            independently of each other. Each has its date. What nobody confirmed says "not confirmed", not "no".
          </p>
          <p>
            Prices are in US dollars, as they were seen on that date. Look at the tool's own page before you pay. If
            something is wrong or out of date, tell us and we correct it.
          </p>
        </Prose>
        <Prose title="Where others are the better choice">
          <p>
            Pointsward knows two programs, Qantas Frequent Flyer and Velocity. If your points are in other programs, or
            you compare one trip over many, most of these tools serve you better. If you hold one of the two, look here
            first: a year of seats, their points and charges, and the program's own table on one screen.
          </p>
        </Prose>
      </div>
    </PageFrame>
  )
}

function RivalCard({ rival }: { rival: Rival }) {
  const asOf = rivalAsOf(rival)
  const [first] = rival.better
  return (
    <li>
      <Link
        href={`/alternatives/${rival.slug}` as Route}
        className="flex h-full flex-col rounded-2xl border border-line bg-card p-5 transition-colors duration-150 hover:border-edge"
      >
        <span className="text-16 font-semibold">{rival.name}</span>
        <span className="mt-2 flex-1 text-14 text-muted">
          {first ? `What it does better: ${first.text}` : 'Where to find it, and what we do.'}
        </span>
        <span className="mt-4 text-12 text-muted">
          {asOf ? `${claimsOf(rival).length} statements, newest ${formatDate(asOf, 'plain')}` : 'Nothing confirmed'}
        </span>
      </Link>
    </li>
  )
}
