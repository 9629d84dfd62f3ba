'use client'

import { useQuery } from '@tanstack/react-query'
import type { AlertDraft } from '@/lib/alerts/compose/alert-draft.ts'
import { AlertPreview, PREVIEW_DAYS, previewAddress } from '@/lib/alerts/preview-contract.ts'
import type { LocalDate } from '@/lib/core/clock.ts'
import { fetchJson } from '@/lib/core/fetch-json.ts'
import { formatDate, formatNumber } from '@/lib/core/formats.ts'
import type { Audience } from '@/lib/core/plan.ts'
import { SampleBadge } from '../../ui/seats/sample-badge.tsx'
import { useSettled } from './use-fits-now.ts'

type MonthCountProps = {
  draft: AlertDraft
  plan: Audience
  today: LocalDate
  /** Omits the line below and the sample badge, for use where the surroundings already have them. */
  isPlain?: boolean
}

/** How often the alert would have matched in the last thirty days, as far back as the history goes. */
export function MonthCount({ draft, plan, today, isPlain = false }: MonthCountProps) {
  const { data } = useMonth(draft, plan, today)
  if (!data) return null
  return (
    <section
      aria-label={`The last ${PREVIEW_DAYS} days`}
      className={isPlain ? 'mt-2' : 'mb-4 border-b border-line pb-4'}
    >
      <p role="status" className="text-14">
        {countWords(data)} {data.sample && data.since !== null && !isPlain ? <SampleBadge /> : null}
      </p>
      {data.isCut ? (
        <p className="mt-1 text-14 text-muted">
          Some routes changed more often than we keep, so the real count is higher.
        </p>
      ) : null}
    </section>
  )
}

function countWords({ matches, days, since, routes }: AlertPreview): string {
  if (since === null) return 'We haven’t checked these dates before, so we can’t say how often this would have matched.'
  const rest = routes.covered > routes.counted ? ` on ${routes.counted} of ${routes.covered} routes` : ''
  const start = formatDate(since.slice(0, 10), 'plain')
  if (matches === 0) return `No seats would have matched${rest} since ${start}.`
  const times = matches === 1 ? 'once' : `${formatNumber(matches)} times`
  const spread = matches > 1 ? `, on ${days === 1 ? 'one day' : `${formatNumber(days)} days`}` : ''
  return `This would have matched ${times}${rest} since ${start}${spread}.`
}

/** Asks how often a draft would have matched in the last thirty days, once it has stopped changing. */
function useMonth(draft: AlertDraft, plan: Audience, today: LocalDate) {
  const address = useSettled(previewAddress(draft, plan, today))
  return useQuery({
    queryKey: ['alert-preview', address],
    enabled: address !== null,
    queryFn: ({ signal }) => fetchJson(address ?? '', AlertPreview, { signal, token: null }),
  })
}
