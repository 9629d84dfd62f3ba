import type { Rival, RivalRow } from '@/lib/content/data/rivals.ts'
import { findRivalDate, type RivalSlug, rivalAt } from '@/lib/content/data/rivals.ts'
import { formatDate } from '@/lib/core/formats.ts'
import type { Fact } from '@/lib/core/provenance.ts'
import { FactList } from '../calculators/fact-list.tsx'
import { PageFrame } from '../shell/page-frame.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { SourceLine } from '../ui/source-line.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { OurWords } from './our-words.tsx'
import { RivalChoice } from './rival-choice.tsx'

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
          ? `Checked up to ${formatDate(asOf, 'plain')}.`
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
export function RivalStrengths({ name, better, oursBetter }: RivalStrengthsProps) {
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
