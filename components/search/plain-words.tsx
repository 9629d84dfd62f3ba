'use client'

import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { createClock, localDateOf } from '@/lib/core/clock.ts'
import type { FinderState, Question } from '@/lib/search/finder-state.ts'
import type { PlainWords as Reading } from '@/lib/search/plain-words/parse.ts'
import { Button } from '../ui/button.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { loadPlaceBook, loadWorldPlaces } from '../ui/trip-fields/use-place-book.ts'
import type { PlainWordsResult } from './plain-words-result.tsx'

export type SaidFields = Partial<FinderState>

type PlainWordsProps = {
  draft: Question
  today: string | null
  /** Where people mostly start, offered when nobody said where from. */
  starts: readonly string[]
  onTake: (said: SaidFields) => void
}

/** A search in one's own words. Reading it fills in the form below; the grammar comes with the first use. */
export function PlainWords({ draft, today, starts, onTake }: PlainWordsProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [read, setRead] = useState<{ text: string; reading: Reading } | null>(null)
  const [failed, setFailed] = useState(false)
  const Result = useRef<typeof PlainWordsResult | null>(null)
  // What stood in the fields that a sentence filled, so that the next one does not add to it.
  const before = useRef<SaidFields>({})

  async function readWords(): Promise<void> {
    setFailed(false)
    try {
      const { parsePlainWords, Part } = await loadGrammar()
      Result.current = Part
      const speaker = { today: today ?? localDateOf(createClock().now()), home: draft.from }
      let reading = parsePlainWords(text, speaker)
      // A name that the networks don't have may be a place all the same.
      if (reading.notUnderstood.length > 0 && (await loadWorldPlaces())) reading = parsePlainWords(text, speaker)
      take(reading.question)
      setRead({ text, reading })
    } catch {
      setFailed(true)
    }
  }

  function take(question: SaidFields): void {
    const now: SaidFields = draft
    const restored = before.current
    const names = Object.keys(question) as (keyof FinderState)[]
    before.current = Object.fromEntries(names.map((name) => [name, name in restored ? restored[name] : now[name]]))
    onTake({ ...restored, ...question })
  }

  function change(reading: Reading, part: SaidFields): void {
    setRead({ text, reading })
    onTake(part)
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Enter reads; pressed again, it searches as in any other field.
    if (event.key !== 'Enter' || text.trim() === '' || read?.text === text) return
    event.preventDefault()
    void readWords()
  }

  const Shown = Result.current
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
          onFocus={() => void loadGrammar().catch(() => {})}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          className="h-9 min-w-0 flex-1 bg-transparent text-16 outline-none placeholder:text-muted"
        />
        <Button disabled={text.trim() === ''} onClick={() => void readWords()}>
          Fill in
        </Button>
      </div>
      {failed ? <LoadFailure what="Reading your words" /> : null}
      <div role="status">
        {read && Shown ? <Shown reading={read.reading} draft={draft} starts={starts} onChange={change} /> : null}
      </div>
    </div>
  )
}

async function loadGrammar() {
  const [{ parsePlainWords }, { PlainWordsResult: Part }] = await Promise.all([
    import('@/lib/search/plain-words/parse.ts'),
    import('./plain-words-result.tsx'),
    loadPlaceBook(),
  ])
  return { parsePlainWords, Part }
}
