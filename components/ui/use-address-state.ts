'use client'

import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { type AddressCodecs, readState, spellQuery, writeState } from '@/lib/core/address-state.ts'

/** `push` adds a step that Back undoes; `replace` doesn't. */
type History = 'push' | 'replace'

/** Values changed here. Until the router reports the new `query`, it still reports one of the queries in `behind`. */
type Ahead<State> = { query: string; behind: readonly string[]; values: Partial<State> }

const isOf = (reported: string, { query, behind }: Ahead<object>) => reported === query || behind.includes(reported)

/** A state held in the address bar. Changes show at once, because the router only reports them a moment later. */
export function useAddressState<State extends object>(
  codecs: AddressCodecs<State>,
  defaults: State,
): [State, (change: Partial<State>, history: History) => void] {
  const reported = useSearchParams().toString()
  const [ahead, setAhead] = useState<Ahead<State> | null>(null)
  if (ahead?.query === reported && ahead.behind.length > 0) setAhead({ ...ahead, behind: [] })
  const own = ahead && isOf(reported, ahead) ? ahead : null

  function change(values: Partial<State>, history: History): void {
    const query = writeState(waiting?.query ?? location.search, values, codecs, defaults)
    moveTo(query, history)
    setAhead((now) => {
      const before = now && isOf(reported, now) ? now : { query: reported, behind: [], values: {} }
      return { query, behind: [...before.behind, before.query], values: { ...before.values, ...values } }
    })
  }
  return [{ ...readState(reported, codecs, defaults), ...own?.values }, change]
}

/** The delay before replacing the address. Some browsers refuse over 100 in ten seconds; a slider makes that many. */
const restMs = 120

/** The query waiting to be written to the address bar. */
let waiting: { query: string; timer: ReturnType<typeof setTimeout> } | null = null

function moveTo(query: string, history: History): void {
  if (waiting) clearTimeout(waiting.timer)
  waiting = null
  const { pathname, hash, href } = location
  const address = `${pathname}${spellQuery(query)}${hash}`
  if (history === 'push') {
    window.history.pushState(null, '', address)
    return
  }
  const timer = setTimeout(() => {
    waiting = null
    // A visitor who has gone to another address by then stays there.
    if (location.href === href) window.history.replaceState(null, '', address)
  }, restMs)
  waiting = { query, timer }
}
