'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createClock, localDateOf } from '@/lib/core/clock.ts'
import type { FinderState, Question } from '@/lib/search/finder-state.ts'
import { parsePlainWords, type PlainWords as Reading } from '@/lib/search/plain-words/parse.ts'
import { LoadFailure } from '../ui/load-failure.tsx'
import { loadPlaceBook, loadWorldPlaces } from '../ui/trip-fields/use-place-book.ts'
import { PlainWordsResult } from './plain-words-result.tsx'

export type SaidFields = Partial<FinderState>

export type PlainWordsProps = {
  draft: Question
  today: string | null
  /** Where people mostly start, offered when nobody said where from. */
  starts: readonly string[]
  onTake: (said: SaidFields) => void
}

/** Reads a sentence into the form each time it is said, and shows what was made of it. */
export function PlainWordsReader({ said, draft, today, starts, onTake }: PlainWordsProps & { said: { text: string } }) {
  const [reading, setReading] = useState<Reading | null>(null)
  const [failed, setFailed] = useState(false)
  // What stood in the fields that a sentence filled, so that the next one does not add to it.
  const before = useRef<SaidFields>({})

  const read = useEffectEvent(async (isCurrent: () => boolean) => {
    try {
      await loadPlaceBook()
      const speaker = { today: today ?? localDateOf(createClock().now()), home: draft.from }
      let found = parsePlainWords(said.text, speaker)
      // A name that the networks don't have may be a place all the same.
      if (found.notUnderstood.length > 0 && (await loadWorldPlaces())) found = parsePlainWords(said.text, speaker)
      if (!isCurrent()) return
      take(found.question)
      setReading(found)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each sentence.
  useEffect(() => {
    let isOver = false
    void read(() => !isOver)
    return () => {
      isOver = true
    }
  }, [said])

  function take(question: SaidFields): void {
    const now: SaidFields = draft
    const restored = before.current
    const names = Object.keys(question) as (keyof FinderState)[]
    before.current = Object.fromEntries(names.map((name) => [name, name in restored ? restored[name] : now[name]]))
    onTake({ ...restored, ...question })
  }

  function change(next: Reading, part: SaidFields): void {
    setReading(next)
    onTake(part)
  }

  if (failed) return <LoadFailure what="Reading your words" />
  return reading ? <PlainWordsResult reading={reading} draft={draft} starts={starts} onChange={change} /> : null
}
