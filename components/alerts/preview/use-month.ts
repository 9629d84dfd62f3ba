'use client'

import { useQuery } from '@tanstack/react-query'
import type { AlertDraft } from '@/lib/alerts/compose/alert-draft.ts'
import { previewAddress } from '@/lib/alerts/compose/preview-address.ts'
import { AlertPreview } from '@/lib/alerts/preview-contract.ts'
import type { LocalDate } from '@/lib/core/clock.ts'
import { fetchJson } from '@/lib/core/fetch-json.ts'
import type { Audience } from '@/lib/core/plan.ts'
import { useSettled } from './use-fits-now.ts'

/** How often a draft would have spoken up in the last thirty days: asked once it has rested a moment. */
export function useMonth(draft: AlertDraft, plan: Audience, today: LocalDate) {
  const address = useSettled(previewAddress(draft, plan, today))
  return useQuery({
    queryKey: ['alert-preview', address],
    enabled: address !== null,
    queryFn: ({ signal }) => fetchJson(address ?? '', AlertPreview, { signal, token: null }),
  })
}
