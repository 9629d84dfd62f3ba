'use client'

import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { type AddressCodecs, readState, spellQuery, writeState } from '@/lib/core/address-state.ts'

/** `push` is a step that Back undoes; `replace` is none. */
type History = 'push' | 'replace'

/** What was changed here, while the router still tells of an address `behind` it, and then of its own. */
type Ahead<State> = { query: string; behind: readonly string[]; values: Partial<State> }

const isOf = (told: string, { query, behind }: Ahead<object>) => told === query || behind.includes(told)

/** A state that the address bar holds. What is changed shows at once: the router tells of it a moment later. */
export function useAddressState<State extends object>(
  codecs: AddressCodecs<State>,
  defaults: State,
): [State, (change: Partial<State>, history: History) => void] {
  const told = useSearchParams().toString()
  const [ahead, setAhead] = useState<Ahead<State> | null>(null)
  if (ahead?.query === told && ahead.behind.length > 0) setAhead({ ...ahead, behind: [] })
  const own = ahead && isOf(told, ahead) ? ahead : null

  function change(values: Partial<State>, history: History): void {
    const query = writeState(waiting?.query ?? location.search, values, codecs, defaults)
    moveTo(query, history)
    setAhead((now) => {
      const before = now && isOf(told, now) ? now : { query: told, behind: [], values: {} }
      return { query, behind: [...before.behind, before.query], values: { ...before.values, ...values } }
    })
  }
  return [{ ...readState(told, codecs, defaults), ...own?.values }, change]
}

/** Some browsers refuse more than a hundred new addresses in ten seconds; a slider makes that many. */
const restMs = 120

/** A query on its way into the address bar. */
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
    // Whoever has gone elsewhere by then stays there.
    if (location.href === href) window.history.replaceState(null, '', address)
  }, restMs)
  waiting = { query, timer }
}
