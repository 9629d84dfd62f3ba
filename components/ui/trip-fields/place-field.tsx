'use client'
'use no memo'

import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useLater } from '../use-later.ts'
import { FieldCell } from './cell-fields.tsx'
import { PlaceName, placeStyle } from './place-name.tsx'
import type { PlaceFieldProps } from './place-picker.tsx'
import { usePlaceIndex } from './use-place-index.ts'

/**
 * One end of the route: any mix of airports, cities, countries and regions. It is a plain text field until it is first
 * focused; the list of places and its search are loaded then, and take over the text typed so far.
 */
export function PlaceField(props: PlaceFieldProps) {
  const { label, tokens, invalid, describedBy } = props
  const id = useId()
  const [text, setText] = useState('')
  const [state, setState] = useState<'rest' | 'opened'>('rest')
  const { Component: Picker, startLoading } = useLater(() =>
    import('./place-picker.tsx').then((part) => part.PlacePicker),
  )

  function enter(): void {
    startLoading()
    setState('opened')
  }

  // A quick visitor may have focused the field and typed before hydration, when no handler was listening.
  const catchUp = useEffectEvent(() => {
    const field = document.getElementById(id)
    if (!(field instanceof HTMLInputElement) || document.activeElement !== field) return
    enter()
    setText(field.value)
  })
  useEffect(() => catchUp(), [])

  return (
    <FieldCell label={label} htmlFor={id} invalid={invalid}>
      {Picker ? (
        <Picker {...props} id={id} text={text} onText={setText} begins={state} />
      ) : (
        <PlaceInput
          id={id}
          tokens={tokens}
          text={text}
          invalid={invalid}
          describedBy={describedBy}
          onText={(typed) => {
            enter()
            setText(typed)
          }}
          onEnter={enter}
          onLeave={() => setState('rest')}
        />
      )}
    </FieldCell>
  )
}

type PlaceInputProps = Pick<PlaceFieldProps, 'tokens' | 'invalid' | 'describedBy'> & {
  id: string
  text: string
  onText: (text: string) => void
  onEnter: () => void
  onLeave: () => void
}

/** A place field before its list is loaded: the chosen places and a text field. Focusing it loads the list. */
function PlaceInput({ id, tokens, text, invalid, describedBy, onText, onEnter, onLeave }: PlaceInputProps) {
  const placeIndex = usePlaceIndex(tokens)
  return (
    <div className={placeStyle.chips}>
      {tokens.map((token) => (
        <span key={token} className={placeStyle.chip}>
          {placeIndex ? <PlaceName place={placeIndex.find(token)} /> : token}
          <span aria-hidden="true" className={placeStyle.remove}>
            <X className="size-3.5" />
          </span>
        </span>
      ))}
      <input
        id={id}
        value={text}
        placeholder={tokens.length > 0 ? '' : placeStyle.placeholder}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        autoComplete="off"
        spellCheck={false}
        onFocus={onEnter}
        onBlur={onLeave}
        onChange={(event) => onText(event.target.value)}
        className={placeStyle.input}
      />
    </div>
  )
}
