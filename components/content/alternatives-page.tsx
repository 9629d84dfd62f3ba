import type { Route } from 'next'
import { ours } from '@/lib/content/data/our-features.ts'
import type { Rival } from '@/lib/content/data/rivals.ts'
import { allRivals, findRivalDate } from '@/lib/content/data/rivals.ts'
import { formatDate } from '@/lib/core/formats.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import Link from '../ui/link.tsx'
import { OurWords } from './our-words.tsx'
import { Prose } from './prose.tsx'

/** The page of other tools, each with whom it suits and what it costs compared with us. */
export function AlternativesPage() {
  return (
    <PageFrame path="/alternatives">
      <p className="mb-3 max-w-prose text-16">
        In short: with Qantas or Velocity points, start here. With points in other programs too, use one of these beside
        us.
      </p>
      <p className="mb-6 max-w-prose text-16">
        <span className="font-semibold">Our price:</span> <OurWords text={ours.price} />
      </p>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {allRivals.map((rival) => (
          <RivalCard key={rival.slug} rival={rival} />
        ))}
      </ul>
      <div className="mt-12 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <Prose title="How we compare">
          <p>
            We only state what the tool’s own documents or two independent reviewers say, each with its date. Anything
            else is marked “not confirmed”, not “no”.
          </p>
          <p>
            Prices are in US dollars on the date shown. Check the tool’s own page before you pay. If something’s wrong
            or out of date, tell us and we’ll fix it.
          </p>
        </Prose>
        <Prose title="When should you use something else?">
          <p>
            Pointsward covers two programs, Qantas Frequent Flyer and Velocity. If your points are elsewhere, or you
            want to compare one trip across many programs, most of these tools suit you better. If you have Qantas or
            Velocity points, start here: a year of seats, points and charges on one screen.
          </p>
        </Prose>
      </div>
    </PageFrame>
  )
}

function RivalCard({ rival }: { rival: Rival }) {
  const asOf = findRivalDate(rival)
  const price = rival.rows.find(({ aspect }) => aspect === 'Price')?.theirs
  return (
    <li>
      <Link
        href={`/alternatives/${rival.slug}` as Route}
        className="flex h-full flex-col rounded-2xl border border-line bg-card p-5 transition-colors duration-150 hover:border-edge"
      >
        <span className="text-16 font-semibold">Pointsward vs {rival.name}</span>
        <span className="mt-2 flex-1 text-14 text-muted">
          {rival.chooseThem
            ? `Choose ${rival.name} if ${rival.chooseThem}`
            : 'We couldn’t confirm anything about it yet.'}
        </span>
        {price ? <span className="figures mt-3 text-14 font-medium">{price.text}</span> : null}
        <span className="mt-3 text-12 text-muted">
          {asOf ? `Checked up to ${formatDate(asOf, 'plain')}` : 'Not confirmed'}
        </span>
      </Link>
    </li>
  )
}
