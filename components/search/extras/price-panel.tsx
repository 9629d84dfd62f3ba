'use client'

import { SearchAnswer } from '@/lib/availability/search-contract.ts'
import { countOf } from '@/lib/core/formats.ts'
import { pickQuestion } from '@/lib/search/finder-state.ts'
import { getPriceKind, type PriceKind, priceWords } from '@/lib/search/price-kind.ts'
import { searchAddress } from '@/lib/search/request.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { ExtraFrame, type ExtraProps, useExtraAnswer } from './extra-frame.tsx'

const titles: Record<PriceKind, string> = {
  table: 'Published price',
  'below-table': 'Below published price',
  'above-table': 'Above published price',
  'seen-only': 'No published price',
  'table-only': 'Published price, not seen',
  unknown: 'Not published',
}

/** Groups an answer's prices by how they compare with the published tables. */
export function PricePanel({ program, address }: ExtraProps) {
  const first = searchAddress(program, pickQuestion(address.state), { sort: 'points', cursor: null, keep: false })
  const { data, standIn } = useExtraAnswer(first, SearchAnswer)
  const kinds = (Object.keys(titles) as PriceKind[]).map((kind) => ({
    kind,
    rows: data?.rows.filter((row) => getPriceKind(row) === kind) ?? [],
  }))
  return (
    <ExtraFrame
      title="Which price is this?"
      line="Compares the points with the program’s published prices for the same miles, airline and cabin."
      sample={data?.sample}
    >
      {standIn}
      <dl className="divide-y divide-line">
        {kinds
          .filter(({ rows }) => rows.length > 0)
          .map(({ kind, rows }) => (
            <div key={kind} className="grid gap-1 py-3 text-14 sm:grid-cols-[14rem_1fr]">
              <dt className="font-semibold">
                {titles[kind]} <span className="figures font-normal text-muted">{countOf(rows.length, 'option')}</span>
              </dt>
              <dd className="text-muted">{priceWords[kind]}</dd>
            </div>
          ))}
      </dl>
      {data?.nextCursor ? (
        <p className="text-12 text-muted">Of the cheapest {countOf(data.rows.length, 'option')}.</p>
      ) : null}
      <p className="text-14">
        <TextLink href="/which-price-is-this">Check any price yourself</TextLink>
      </p>
    </ExtraFrame>
  )
}
