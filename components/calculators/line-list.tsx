'use client'

import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, IconButton } from '../ui/button.tsx'

type LineListProps<Line> = {
  legend: string
  lines: readonly Line[]
  /** The maximum number of lines. */
  max: number
  /** The value of a new line. */
  fresh: Line
  addLabel: string
  /** Names a line for the label of its Remove button: `flight 2`. */
  nameOf: (index: number) => string
  onChange: (lines: readonly Line[]) => void
  /** Renders one line; `remove` is the button at its end. */
  draw: (line: Line, replace: (line: Line) => void, remove: ReactNode, index: number) => ReactNode
  /** The classes that lay out the list. */
  listStyle?: string
}

/** A list of input lines of one kind, which the user adds and removes one at a time. */
export function LineList<Line>({ legend, lines, max, fresh, addLabel, listStyle, ...of }: LineListProps<Line>) {
  const { nameOf, onChange, draw } = of
  const removeButton = (index: number) => (
    <IconButton label={`Remove ${nameOf(index)}`} onClick={() => onChange(lines.toSpliced(index, 1))}>
      <Trash2 aria-hidden="true" className="size-4" />
    </IconButton>
  )
  return (
    <fieldset className="sm:col-span-2 lg:col-span-4">
      <legend className="mb-2 text-14 font-medium">{legend}</legend>
      <ul className={listStyle ?? 'space-y-3'}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal lines differ only in their position.
          <li key={index}>{draw(line, (next) => onChange(lines.with(index, next)), removeButton(index), index)}</li>
        ))}
      </ul>
      {lines.length < max ? (
        <Button className="mt-3" onClick={() => onChange([...lines, fresh])}>
          <Plus aria-hidden="true" className="size-4" />
          {addLabel}
        </Button>
      ) : null}
    </fieldset>
  )
}
