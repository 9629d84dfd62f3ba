import type { Route } from 'next'
import { ours } from '@/lib/content/data/our-features.ts'
import type { Rival, RivalRow } from '@/lib/content/data/rivals.ts'
import { allRivals, findRivalDate, type RivalSlug, rivalAt } from '@/lib/content/data/rivals.ts'
import { formatDate } from '@/lib/core/formats.ts'
import type { Fact } from '@/lib/core/provenance.ts'
import { FactList } from '../calculators/fact-list.tsx'
import { PageFrame } from '../shell/page-frame.tsx'
import Link from '../ui/link.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { SourceLine } from '../ui/source-line.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { OurWords } from './our-words.tsx'
import { Prose } from './reading.tsx'

/** The page of other tools, each with whom it suits and what it costs compared with us. */
export function AlternativesPage() {
  return (
    <PageFrame path="/alternatives">
      <p className="mb-3 max-w-prose text-16">
        In short: with Qantas or Velocity points, start here. With points in other programs too, use one of these
        alongside us.
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
          {asOf ? `Last checked ${formatDate(asOf, 'plain')}` : 'Not confirmed'}
        </span>
      </Link>
    </li>
  )
}

/** The comparison row by row. On narrow screens each row becomes a small block, so nothing scrolls sideways. */
function RivalTable({ rival: { name, rows } }: { rival: Rival }) {
  if (rows.length === 0) return null
  return (
    <div className="mt-8 overflow-hidden rounded-2xl border border-line bg-card">
      <table className="w-full border-separate border-spacing-0 text-left text-14 max-md:block">
        <caption className="sr-only">{name} and Pointsward compared</caption>
        <thead className="max-md:sr-only">
          <tr className="text-12 text-muted">
            <th scope="col" className="w-44 px-5 py-3 font-normal">
              <span className="sr-only">What</span>
            </th>
            <th scope="col" className="px-4 py-3 font-semibold text-ink">
              {name}
            </th>
            <th scope="col" className="px-4 py-3 pr-5 font-semibold text-ink">
              Pointsward
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row) => (
            <RivalLine key={row.aspect} name={name} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const cell = 'align-top max-md:block max-md:px-4 max-md:pb-3 md:border-t md:border-line md:px-4 md:py-3.5'

function RivalLine({ name, row: { aspect, theirs, ours } }: { name: string; row: RivalRow }) {
  return (
    <tr className="max-md:block max-md:border-b max-md:border-line max-md:last:border-0">
      <th scope="row" className={`${cell} font-semibold max-md:pt-4 md:pl-5`}>
        {aspect}
      </th>
      <td className={cell}>
        <Who>{name}</Who>
        {theirs ? (
          <>
            <p>{theirs.text}</p>
            <SourceLine {...theirs} />
          </>
        ) : (
          <p className="whitespace-nowrap text-muted">Not confirmed</p>
        )}
      </td>
      <td className={`${cell} md:pr-5`}>
        <Who>Pointsward</Who>
        <p>
          <OurWords text={ours} />
        </p>
      </td>
    </tr>
  )
}

/** The column's tool, shown on narrow screens, where the columns are stacked. */
function Who({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="mb-0.5 block text-12 text-muted md:hidden">
      {children}
    </span>
  )
}

/** The page comparing one tool with ours: who should choose which, a row by row comparison, what each does better. */
export function RivalPage({ slug }: { slug: RivalSlug }) {
  const rival = rivalAt(slug)
  const asOf = findRivalDate(rival)
  return (
    <PageFrame path={`/alternatives/${slug}`}>
      <p className="max-w-prose text-16">
        <TextLink href={rival.address}>{rival.name}</TextLink> is {rival.kind}. Pointsward is not affiliated with it.{' '}
        {asOf
          ? `Last checked ${formatDate(asOf, 'plain')}.`
          : 'We found no public document about it, so its column says “Not confirmed”: that doesn’t mean no. Check its own site.'}
      </p>
      <RivalChoice rival={rival} />
      <RivalTable rival={rival} />
      <RivalStrengths name={rival.name} better={rival.better} oursBetter={rival.oursBetter} />
    </PageFrame>
  )
}

type RivalStrengthsProps = { name: string; better: readonly Fact[]; oursBetter: readonly string[] }

/** What each tool does better, theirs first. */
function RivalStrengths({ name, better, oursBetter }: RivalStrengthsProps) {
  if (oursBetter.length === 0) return null
  const columns = better.length > 0 ? 'lg:grid-cols-2' : ''
  return (
    <div className={`gap-x-12 lg:grid ${columns}`}>
      {better.length > 0 ? (
        <PageSection title={`What ${name} does better`}>
          <FactList facts={better} />
        </PageSection>
      ) : null}
      <PageSection title={better.length > 0 ? 'What Pointsward does better' : 'What Pointsward does'}>
        <ul className="max-w-prose space-y-3 text-16">
          {oursBetter.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </PageSection>
    </div>
  )
}

/** Who should choose them and who should choose us. Renders nothing if we know too little about the rival. */
export function RivalChoice({ rival: { name, chooseThem, chooseUs } }: { rival: Rival }) {
  if (chooseThem === null) return null
  return (
    <dl className="mt-6 grid gap-px overflow-hidden rounded-2xl border border-line bg-line sm:grid-cols-2">
      {[
        { who: `Choose ${name} if`, why: chooseThem },
        { who: 'Choose Pointsward if', why: chooseUs },
      ].map(({ who, why }) => (
        <div key={who} className="bg-card p-5">
          <dt className="text-14 font-semibold">{who}</dt>
          <dd className="mt-1 max-w-prose text-16 text-muted">{why}</dd>
        </div>
      ))}
    </dl>
  )
}
