'use client'

import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useLater } from '../../ui/use-later.ts'

/** Tokens for the member's own tools. What makes them comes when it is opened. */
export function AccessTokens() {
  const {
    Component: Panel,
    ask,
    failed,
  } = useLater(() => import('./tokens-panel.tsx').then((part) => part.TokensPanel))
  return (
    <section className="py-4" aria-label="Personal access tokens">
      <h3 className="text-14 font-medium">Personal access tokens</h3>
      <p className="mb-3 text-14 text-muted">
        Let your own scripts and AI assistants search and set alerts with your plan.{' '}
        <TextLink href="/developers">See how</TextLink>.
      </p>
      {failed ? (
        <p role="alert" className="mb-3 text-14">
          We couldn’t load this. Check your connection, then try again.
        </p>
      ) : null}
      {Panel ? (
        <Panel />
      ) : (
        <Button kind="outline" onClick={ask}>
          Manage tokens
        </Button>
      )}
    </section>
  )
}
