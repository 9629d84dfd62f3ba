'use client'

import { X } from 'lucide-react'
import { placeLook } from './place-look.ts'
import { PlaceName } from './place-name.tsx'
import { usePlaceBook } from './use-place-book.ts'

type PlaceInputProps = {
  id: string
  tokens: string[]
  text: string
  invalid: boolean
  onText: (text: string) => void
  onEnter: () => void
  onOpen: () => void
  onLeave: () => void
}

/** A field of places before its list has come: what was chosen, and a text field. Entering it fetches the list. */
export function PlaceInput({ id, tokens, text, invalid, onText, onEnter, onOpen, onLeave }: PlaceInputProps) {
  const book = usePlaceBook(tokens.length > 0)
  return (
    <div className={placeLook.chips}>
      {tokens.map((token) => (
        <span key={token} className={placeLook.chip}>
          {book ? <PlaceName place={book.find(token)} /> : token}
          <span aria-hidden="true" className={placeLook.remove}>
            <X className="size-3.5" />
          </span>
        </span>
      ))}
      <input
        id={id}
        value={text}
        placeholder={tokens.length > 0 ? '' : placeLook.placeholder}
        aria-invalid={invalid || undefined}
        autoComplete="off"
        spellCheck={false}
        onFocus={onEnter}
        onPointerDown={onOpen}
        onBlur={onLeave}
        onChange={(event) => onText(event.target.value)}
        className={placeLook.input}
      />
    </div>
  )
}
