'use client'
'use no memo'

import { type KeyboardEvent, useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { useLater } from '../ui/use-later.ts'
import type { PlainWordsProps } from './plain-words-reader.tsx'

const loadPlainWords = async () => (await import('./plain-words-reader.tsx')).PlainWordsReader

/** A search in the visitor's own words. Reading it fills in the form below; the parser is loaded on first use. */
export function PlainWords(props: PlainWordsProps) {
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
