import type { ComponentProps, ReactNode } from 'react'
import { finderLink } from '@/lib/calculators/finder-link.ts'
import type { FlyCity } from '@/lib/calculators/fly/cities.ts'
import type { AnyRouting, CityPair, createPairIndex, FlySlug } from '@/lib/calculators/fly/pair-index.ts'
import type { SlugWords } from '@/lib/calculators/slug.ts'
import type { Program } from '@/lib/core/program.ts'
import type { PagePath } from '@/lib/pages/pages.ts'
import { ToolPage } from '../../shell/page-frame.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { TableSources } from '../../ui/source-line.tsx'
import { CashPart } from './cash-part.tsx'
import { Neighbours } from './city-links.tsx'
import { PairMap } from './city-map-picture.tsx'
import type { PairsTableProps } from './pairs-table.tsx'

/** What the pages about one destination or one pair show with the points of a program. */
export type FlyProgram<Routing extends AnyRouting> = {
  program: Program
  /** The path below which its pages are. */
  family: PagePath & `/${string}`
  index: ReturnType<typeof createPairIndex<Routing>>
  words: (slug: FlySlug) => SlugWords
  /** The tables behind the prices of some routings. */
  tablesOf: (routings: readonly Routing[]) => ComponentProps<typeof TableSources>['tables']
  /** The pair that a destination's calculator starts with. */
  findStart: (pairs: readonly CityPair<Routing>[]) => CityPair<Routing> | undefined
  cashTable: ComponentProps<typeof CashPart>['table']
  Tool: (props: { pair: CityPair<Routing> }) => ReactNode
  PairsTable: (props: PairsTableProps<Routing>) => ReactNode
  /** The first section about a pair. */
  About: (props: { pair: CityPair<Routing> }) => ReactNode
  /** What its table of pairs shows, and its points in that table's caption. */
  tableLead: string
  tablePoints: string
  similarLead: string
}

type PageOf<Routing extends AnyRouting> = { of: FlyProgram<Routing> }

/** One destination from every Australian city. */
export function DestinationPage<Routing extends AnyRouting>({ of, to }: PageOf<Routing> & { to: FlyCity }) {
  const { program, family, index, tablesOf, Tool, PairsTable } = of
  const pairs = index.pairsTo(to.slug)
  const start = of.findStart(pairs)
  if (!start) return null
  return (
    <ToolPage
      path={family}
      slug={of.words({ from: null, to })}
      next={[
        {
          href: finderLink(program, { from: start.from.code, to: to.code }),
          title: `Search seats to ${to.name}`,
          summary: `Reward seats from ${start.from.name}, day by day.`,
        },
      ]}
      aside={<PairMap {...start} />}
      tool={<Tool pair={start} />}
      sources={tablesOf(pairs.flatMap(({ routings }) => routings))}
    >
      <PageSection title={`${to.name} from every city`} lead={of.tableLead}>
        <PairsTable caption={`${to.name} from every Australian city`} pairs={pairs} by="from" />
      </PageSection>
      <Neighbours family={family} destinations={index.destinations()} to={to} />
    </ToolPage>
  )
}

/** The page of one city pair: the calculator set to it, what is known of it and where else the points reach. */
export function PairPage<Routing extends AnyRouting>({ of, pair }: PageOf<Routing> & { pair: CityPair<Routing> }) {
  const { program, family, index, tablesOf, Tool, PairsTable, About } = of
  const { from, to } = pair
  const others = index.pairsTo(to.slug).filter((other) => other.from !== from)
  const similar = index.similarTo(pair, 6)
  return (
    <ToolPage
      path={family}
      slug={of.words({ from, to })}
      next={[
        {
          href: finderLink(program, { from: from.code, to: to.code }),
          title: `Search ${from.name} to ${to.name}`,
          summary: 'Reward seats by day.',
        },
        {
          href: `${family}/${to.slug}`,
          title: `${to.name} from every city`,
          summary: 'The same destination from all of Australia.',
        },
      ]}
      aside={<PairMap {...pair} />}
      tool={<Tool pair={pair} />}
      sources={tablesOf(pair.routings)}
    >
      <About pair={pair} />
      <CashPart program={program} from={from} to={to} table={of.cashTable} />
      {others.length > 0 ? (
        <PageSection title={`${to.name} from other cities`} lead={of.tableLead}>
          <PairsTable caption={`${of.tablePoints} to ${to.name} from other cities`} pairs={others} by="from" />
        </PageSection>
      ) : null}
      <PageSection title={`Same price range from ${from.name}`} lead={of.similarLead}>
        <PairsTable caption={`Places about as far from ${from.name}`} pairs={similar} by="to" />
        <TableSources tables={tablesOf([...others, ...similar].flatMap(({ routings }) => routings))} />
      </PageSection>
    </ToolPage>
  )
}
