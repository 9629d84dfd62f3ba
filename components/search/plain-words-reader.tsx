'use client'

import { X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createClock, localDateOf } from '@/lib/core/clock.ts'
import { findPlace } from '@/lib/network/places.ts'
import { defaults, type FinderState, type Question } from '@/lib/search/finder-state.ts'
import { type Field, fieldWords } from '@/lib/search/plain-words/meaning.ts'
import { type Ambiguity, type NotUnderstood, type PlainWords, parsePlainWords } from '@/lib/search/plain-words/parse.ts'
import { LoadFailure } from '../ui/load-failure.tsx'
import { loadPlaceIndex, loadWorldPlaces } from '../ui/trip-fields/use-place-index.ts'

type PlainWordsResultProps = {
  reading: PlainWords
  draft: Question
  starts: readonly string[]
  onChange: (reading: PlainWords, part: ParsedFields) => void
}

/** How a sentence was understood, piece by piece, and which parts were not. */
function PlainWordsResult({ reading, draft, starts, onChange }: PlainWordsResultProps) {
  const { question, understood, notUnderstood, ambiguities } = reading
  const fields = [...new Set(understood.map(({ field }) => field))].filter((field) => question[field] !== undefined)

  function remove(field: Field): void {
    const { [field]: _, ...rest } = question
    // Nights away imply a return trip: without them it is one way, unless the sentence also says "return".
    const isReturnExplicit = understood.some((one) => one.field === 'trip')
    const trip = field === 'stay' && !isReturnExplicit ? { trip: defaults.trip } : {}
    const part = { [field]: defaults[field], ...trip }
    onChange({ ...reading, question: rest, understood: understood.filter((one) => one.field !== field) }, part)
  }

  function choose(ambiguity: Ambiguity, change: ParsedFields): void {
    const pieces = ambiguity.pieces.slice(0, 1)
    const changed = Object.keys(change) as Field[]
    onChange(
      {
        ...reading,
        question: { ...question, ...change },
        ambiguities: ambiguities.filter((one) => one !== ambiguity),
        understood: [
          ...understood,
          ...changed.flatMap((field) =>
            pieces.map((piece) => ({ ...piece, field, meaning: fieldWords(field, change) })),
          ),
        ],
      },
      change,
    )
  }

  return (
    <div className="mt-2 space-y-2 text-14">
      {fields.length > 0 ? (
        <ul aria-label="Understood" className="flex flex-wrap gap-1.5">
          {fields.map((field) => (
            <Piece
              key={field}
              meaning={fieldWords(field, question)}
              typed={understood.filter((one) => one.field === field).map(({ text }) => text)}
              onRemove={() => remove(field)}
            />
          ))}
        </ul>
      ) : null}
      {ambiguities.map((ambiguity) => (
        <Choice
          key={ambiguity.pieces.map(({ start }) => start).join()}
          {...ambiguity}
          onChoose={(change) => choose(ambiguity, change)}
        />
      ))}
      <NotUsed pieces={notUnderstood} isEmpty={fields.length === 0 && ambiguities.length === 0} />
      {fields.length > 0 && draft.from.length === 0 && question.from === undefined ? (
        <Start
          starts={starts}
          onChoose={(from) => onChange({ ...reading, question: { ...question, from } }, { from })}
        />
      ) : null}
      {draft.from.length > 0 && draft.to.length > 0 ? (
        <p className="text-muted">The form is filled in. Press Enter again to search, or change it first.</p>
      ) : null}
    </div>
  )
}

type PieceProps = { meaning: string; typed: readonly string[]; onRemove: () => void }

/** One field of the sentence: its meaning, what was typed if that reads differently, and a button to remove it. */
function Piece({ meaning, typed, onRemove }: PieceProps) {
  const words = typed.join(', ')
  const isSame = meaning.toLowerCase().includes(words.toLowerCase())
  return (
    <li className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-md bg-seats-0 pl-2.5">
      <span className="min-w-0 truncate">
        <span className="font-medium">{meaning}</span>
        {isSame ? null : <span className="text-muted"> “{words}”</span>}
      </span>
      <button
        type="button"
        aria-label={`Leave out: ${meaning}`}
        onClick={onRemove}
        className="inline-flex size-9 shrink-0 items-center justify-center rounded-md text-muted hover:text-ink"
      >
        <X aria-hidden="true" className="size-3.5" />
      </button>
    </li>
  )
}

function Choice({ pieces, choices, onChoose }: Ambiguity & { onChoose: (change: ParsedFields) => void }) {
  return (
    <Clarification words={<>Which do you mean by {quote(pieces.map(({ text }) => text))}?</>}>
      {choices.map(({ label, change }) => (
        <Answer key={label} onPress={() => onChoose(change)}>
          {label}
        </Answer>
      ))}
    </Clarification>
  )
}

function Start({ starts, onChoose }: { starts: readonly string[]; onChoose: (from: string[]) => void }) {
  return (
    <Clarification words="Where from?">
      {starts.map((token) => (
        <Answer key={token} onPress={() => onChoose([token])}>
          {findPlace(token)?.name ?? token}
        </Answer>
      ))}
    </Clarification>
  )
}

function Clarification({ words, children }: { words: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <p className="font-medium">{words}</p>
      <div className="flex flex-wrap gap-1.5">{children}</div>
    </div>
  )
}

function Answer({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="min-h-9 rounded-md border border-edge bg-card px-3 font-medium hover:bg-seats-0"
    >
      {children}
    </button>
  )
}

const quote = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(' and ')

/** The pieces that had no effect, each with its reason if there is one. */
function NotUsed({ pieces, isEmpty }: { pieces: readonly NotUnderstood[]; isEmpty: boolean }) {
  const unread = pieces.filter(({ why }) => why === null)
  const refused = pieces.filter(({ why }) => why !== null)
  if (isEmpty && refused.length === 0) {
    return <p>We didn’t understand that. Try “2 business seats Sydney to Tokyo in March”.</p>
  }
  if (pieces.length === 0) return null
  return (
    <p className="break-words">
      {unread.length > 0 ? `Not understood: ${quote(unread.map(({ text }) => text))}. ` : null}
      {refused.map(({ text, start, why }) => (
        <span key={start}>
          Left out: “{text}”. {why}{' '}
        </span>
      ))}
    </p>
  )
}

export type ParsedFields = Partial<FinderState>

export type PlainWordsProps = {
  draft: Question
  today: string | null
  /** The usual places of departure, offered when the sentence names none. */
  starts: readonly string[]
  onTake: (fields: ParsedFields) => void
}

/** Reads each submitted sentence into the form, and shows how it was understood. */
export function PlainWordsReader({
  sentence,
  draft,
  today,
  starts,
  onTake,
}: PlainWordsProps & { sentence: { text: string } }) {
  const [reading, setReading] = useState<PlainWords | null>(null)
  const [failed, setFailed] = useState(false)
  // What the fields held before a sentence filled them, so that the next sentence starts from there.
  const before = useRef<ParsedFields>({})

  const read = useEffectEvent(async (isCurrent: () => boolean) => {
    try {
      await loadPlaceIndex()
      const speaker = { today: today ?? localDateOf(createClock().now()), home: draft.from }
      let found = parsePlainWords(sentence.text, speaker)
      // A name that isn't in the airlines' networks may still be a place.
      if (found.notUnderstood.length > 0 && (await loadWorldPlaces())) found = parsePlainWords(sentence.text, speaker)
      if (!isCurrent()) return
      take(found.question)
      setReading(found)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per sentence.
  useEffect(() => {
    let isOver = false
    void read(() => !isOver)
    return () => {
      isOver = true
    }
  }, [sentence])

  function take(question: ParsedFields): void {
    const now: ParsedFields = draft
    const restored = before.current
    const names = Object.keys(question) as (keyof FinderState)[]
    before.current = Object.fromEntries(names.map((name) => [name, name in restored ? restored[name] : now[name]]))
    onTake({ ...restored, ...question })
  }

  function change(next: PlainWords, part: ParsedFields): void {
    setReading(next)
    onTake(part)
  }

  if (failed) return <LoadFailure what="Reading your words" />
  return reading ? <PlainWordsResult reading={reading} draft={draft} starts={starts} onChange={change} /> : null
}
