'use client'
'use no memo'

import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import type { Program } from '@/lib/core/program.ts'
import { orderStay } from '@/lib/core/url-state.ts'
import { isAskable, pickQuestion, type Question, writeFinder } from '@/lib/search/finder-state.ts'
import { countPermutations, describeCost } from '@/lib/search/request.ts'
import { Button } from '../ui/button.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { suggestedEnds } from '../ui/seats/popular-routes.ts'
import { CabinsField, DirectField, SeatsField } from '../ui/trip-fields/cell-fields.tsx'
import { PlaceField } from '../ui/trip-fields/place-field.tsx'
import { type PlaceIndex, usePlaceIndex } from '../ui/trip-fields/use-place-index.ts'
import { WhenField } from '../ui/trip-fields/when-field.tsx'
import { useLater } from '../ui/use-later.ts'
import { missingWords } from './list-names.ts'
import type { ParsedFields, PlainWordsProps } from './plain-words-reader.tsx'
import { ReturnFields } from './return/return-fields.tsx'

type SearchFormProps = {
  program: Program
  question: Question
  /** How many days ahead the visitor's plan sees. */
  windowDays: number
  today: string | null
  isBusy?: boolean
  /** Shown left of the direct-only choice, e.g. the choice of program. */
  aside?: ReactNode
  /** Called if the sentence names exactly one program, on pages with their own choice of program. */
  onProgram?: (program: Program) => void
  onSearch: (question: Question) => void
}

/** The search form. It holds a draft, and resets it whenever the question it is given changes. */
export function SearchForm({ program, question, windowDays, today, isBusy = false, aside, ...on }: SearchFormProps) {
  const id = useId()
  const [draft, setDraft] = useState(() => pickQuestion(question))
  const [given, setGiven] = useState(question)
  const [tried, setTried] = useState(false)
  if (writeFinder(given).toString() !== writeFinder(question).toString()) {
    setGiven(question)
    setDraft(pickQuestion(question))
  }

  // Updates the latest draft: a place picked while its list was loading may arrive after a later change.
  const change = (part: Partial<Question>) => setDraft((now) => ({ ...now, ...part }))
  const ends = suggestedEnds[program]
  const placeIndex = usePlaceIndex([...draft.from, ...draft.to])

  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (isAskable(draft)) on.onSearch({ ...draft, stay: draft.stay && orderStay(draft.stay) })
  }

  /** Switches the page's program if the page has that choice; otherwise the named programs become a filter. */
  function take({ programs = [], ...fields }: ParsedFields): void {
    const [only, other] = programs
    const isTurned = on.onProgram !== undefined && only !== undefined && other === undefined
    if (isTurned) on.onProgram?.(only)
    change({ ...fields, ...(programs.length > 0 && !isTurned ? { programs } : {}) })
  }

  return (
    <form
      id={id}
      onSubmit={submit}
      noValidate
      aria-label="Reward seat search"
      className="rounded-2xl border border-line bg-line"
    >
      <PlainWords draft={draft} today={today} starts={ends.from.slice(0, 5)} onTake={take} />
      <div className="grid grid-cols-[3fr_2fr] gap-px overflow-hidden lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_12.5rem_5rem_11.75rem]">
        <div className="col-span-2 grid gap-px lg:grid-cols-2">
          <PlaceField
            label="From"
            tokens={draft.from}
            suggested={ends.from}
            invalid={tried && draft.from.length === 0}
            onChange={(from) => change({ from })}
          />
          <PlaceField
            label="To"
            tokens={draft.to}
            suggested={ends.to}
            invalid={tried && draft.to.length === 0}
            onChange={(to) => change({ to })}
          />
        </div>
        <WhenField
          when={draft.when}
          windowDays={windowDays}
          today={today}
          onChange={(when) => change({ when })}
          length={{ value: draft, onChange: change, form: id }}
        />
        <SeatsField seats={draft.seats} onChange={(seats) => change({ seats })} />
        <div className="col-span-2 grid lg:col-span-1">
          <CabinsField chosen={draft.cabins} onChange={(cabins) => change({ cabins })} />
        </div>
      </div>
      <div className="mt-px flex flex-wrap items-center gap-x-6 gap-y-1 rounded-b-2xl bg-card p-4 pt-2 sm:p-2.5 sm:pl-4">
        {aside}
        <ReturnFields draft={draft} onChange={change} />
        <DirectField on={draft.direct} onChange={(direct) => change({ direct })} />
        <FormError draft={draft} tried={tried} />
        <SubmitButton cost={costWords(draft, windowDays, placeIndex)} isBusy={isBusy} />
      </div>
    </form>
  )
}

const loadPlainWords = async () => (await import('./plain-words-reader.tsx')).PlainWordsReader

/** A search in the visitor's own words. Reading it fills in the form below; the parser is loaded on first use. */
function PlainWords(props: PlainWordsProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [sentence, setSentence] = useState<{ text: string } | null>(null)
  const { Component: Reader, startLoading, failed } = useLater(loadPlainWords)

  function readWords(): void {
    startLoading()
    setSentence({ text })
  }

  function onKeyDown(event: KeyboardEvent): void {
    // The first Enter reads the sentence; a second one searches, as in any other field.
    if (event.key !== 'Enter' || text.trim() === '' || sentence?.text === text) return
    event.preventDefault()
    readWords()
  }

  return (
    <div className="mb-px rounded-t-2xl bg-card px-4 pt-2.5 pb-3">
      <label htmlFor={id} className="block text-12 text-muted">
        In your own words
      </label>
      <div className="mt-1 flex items-center gap-2">
        <input
          id={id}
          name="words"
          value={text}
          maxLength={10_000}
          placeholder="2 business seats to Europe in September for 2 to 3 weeks"
          autoComplete="off"
          enterKeyHint="search"
          onFocus={startLoading}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          className="h-9 min-w-0 flex-1 bg-transparent text-16 outline-none placeholder:text-muted"
        />
        <Button disabled={text.trim() === ''} onClick={readWords}>
          Fill in
        </Button>
      </div>
      {failed && sentence ? <LoadFailure what="Reading your words" /> : null}
      <div role="status">{Reader && sentence ? <Reader {...props} sentence={sentence} /> : null}</div>
    </div>
  )
}

function FormError({ draft, tried }: { draft: Question; tried: boolean }) {
  return (
    <p role="alert" className="text-14 text-danger">
      {tried ? missingWords(draft) : null}
    </p>
  )
}

/** Null for a return: the fields for it leave no room beside the button. */
function costWords(draft: Question, windowDays: number, placeIndex: PlaceIndex | null): string | null {
  if (placeIndex === null || draft.trip === 'return') return null
  const airports = (tokens: string[]) => tokens.flatMap((token) => placeIndex.find(token).airports)
  const cost = countPermutations(airports(draft.from), airports(draft.to), draft.when, windowDays)
  return cost.routes > 0 ? describeCost(cost) : null
}

type SubmitButtonProps = { cost: string | null; isBusy: boolean }

/** Starts the search and says what it costs. Searching stored seats is free, for any number of routes and days. */
function SubmitButton({ cost, isBusy }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      aria-busy={isBusy || undefined}
      className="ml-auto flex min-h-12 w-full flex-wrap items-center justify-center gap-x-2.5 rounded-xl bg-accent px-5 text-16 font-semibold text-accent-ink transition-colors duration-150 hover:bg-[color-mix(in_oklch,var(--accent)_88%,var(--ink))] sm:w-auto"
    >
      Search seats
      {cost ? <span className="figures text-14 font-normal">{cost}</span> : null}
    </button>
  )
}
