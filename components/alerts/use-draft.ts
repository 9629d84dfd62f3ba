'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { type DraftKind, findSavedDraft, saveDraft } from '@/lib/alerts/compose/saved-draft.ts'
import type { BadValue } from '@/lib/core/address-state.ts'
import { browserStore } from '@/lib/core/signed-in-marker.ts'

/** How drafts of one kind are stored in the address and on this device. */
export type DraftStorage<Draft> = {
  kind: DraftKind
  path: string
  read: (params: URLSearchParams) => { draft: Draft; bad: BadValue[] }
  write: (draft: Draft) => URLSearchParams
}

export type DraftAddress<Draft> = {
  draft: Draft
  /** The values that could not be read from the address the draft came from. */
  bad: readonly BadValue[]
  change: (part: Partial<Draft>) => void
  /** Call before leaving for another page: a pending write of the address would undo the navigation. */
  leaveAddress: () => void
}

const writeAfterMs = 300

/**
 * Holds a composer's draft. It starts from the address; if that is empty, from `edited` (named by its short reference), or else from the draft kept on
 * this device. Every change is written to the address and, for a new draft, to this device, so that a reload, a log-in
 * or a closed tab loses nothing.
 */
export function useDraft<Draft extends object>(
  storage: DraftStorage<Draft>,
  edited: { reference: string; draft: Draft } | null,
): DraftAddress<Draft> {
  const given = ownQuery(useSearchParams())
  const begin = (query: string) => beginWith(storage, edited, query)
  const [state, setState] = useState(() => ({ ...begin(given), given, changed: false }))
  // The addresses written here. Any other one came from a link or the Back button and starts the draft afresh.
  const [ours] = useState(() => new Set([given]))
  const lateWrite = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (given !== state.given) {
    setState(ours.has(given) ? { ...state, given } : { ...begin(given), given, changed: false })
  }
  const { draft, changed } = state
  const { kind, path, write } = storage
  const place = edited ? `edit=${edited.reference}` : 'new'

  useEffect(() => {
    if (!changed) return
    const query = write(draft).toString()
    if (place === 'new') saveDraft(kind, browserStore(), query, false)
    // Delayed, because browsers limit how often an address may change, and typing would change it with every key.
    lateWrite.current = setTimeout(() => {
      ours.add(query)
      history.replaceState(null, '', query === '' ? `${path}?${place}` : `${path}?${place}&${query}`)
    }, writeAfterMs)
    return () => clearTimeout(lateWrite.current)
  }, [changed, draft, kind, path, place, write, ours])

  return {
    draft,
    bad: state.bad,
    change: (part) => setState((before) => ({ ...before, draft: { ...before.draft, ...part }, changed: true })),
    leaveAddress: () => clearTimeout(lateWrite.current),
  }
}

function beginWith<Draft>(
  { kind, read }: DraftStorage<Draft>,
  edited: { draft: Draft } | null,
  query: string,
): { draft: Draft; bad: readonly BadValue[] } {
  if (query !== '') return read(new URLSearchParams(query))
  if (edited) return { draft: edited.draft, bad: [] }
  const kept = findSavedDraft(kind, browserStore())
  return { draft: read(new URLSearchParams(kept?.query ?? '')).draft, bad: [] }
}

/** The query without the parameters that say which composer is open. */
function ownQuery(params: URLSearchParams): string {
  const own = new URLSearchParams(params)
  own.delete('new')
  own.delete('edit')
  return own.toString()
}
