import { Plus } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Section } from '../../account/dashboard/section.tsx'
import { buttonStyle } from '../../ui/button.tsx'
import { UndoLine } from './undo-line.tsx'
import type { AlertActions } from './use-alert-actions.ts'

type BoardFrameProps = {
  title: string
  newHref: string
  newLabel: string
  /** What a deleted alert without a name is called. */
  unnamed: string
  actions: AlertActions
  children: ReactNode
}

/** A list of alerts under its heading, with the way to a new one and back from a deletion. */
export function BoardFrame({ title, newHref, newLabel, unnamed, actions, children }: BoardFrameProps) {
  return (
    <Section
      title={title}
      aside={
        <Link href={newHref as Route} className={buttonStyle('primary')}>
          <Plus aria-hidden="true" className="size-4" />
          {newLabel}
        </Link>
      }
    >
      <UndoLine actions={actions} unnamed={unnamed} />
      {children}
    </Section>
  )
}
