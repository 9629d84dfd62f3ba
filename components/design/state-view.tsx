'use client'

import { useSyncExternalStore } from 'react'
import type { GuardName } from '@/lib/accounts/guards.ts'
import type { DesignState } from '@/lib/pages/design-states.ts'
import { MemberGate } from '../account/member-gate.tsx'

const never = () => () => {}

/** Shows a state of the design page. Those that break do so in the browser only: the build renders them too. */
export function StateView({ state }: { state: DesignState }) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (state === 'slug-page' || !inBrowser) return <p>One page of a slug family, in its frame.</p>
  if (state === 'broken') throw new Error('The design page breaks here on purpose')
  return (
    // The name comes from data, as it could; types would not let it through.
    <MemberGate what="nothing" guard={'nobody' as GuardName}>
      Never shown
    </MemberGate>
  )
}
