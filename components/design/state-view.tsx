'use client'

import { useSyncExternalStore } from 'react'
import type { GuardName } from '@/lib/accounts/guards.ts'
import type { DesignState } from '@/lib/pages/design-states.ts'
import { MemberGate } from '../account/member-gate.tsx'

const never = () => () => {}

/** Shows one state of the design page. Broken ones throw only in the browser, because the build renders them too. */
export function StateView({ state }: { state: DesignState }) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (state === 'slug-page' || !inBrowser) return <p>One page of a slug family, in its frame.</p>
  if (state === 'broken') throw new Error('The design page breaks here on purpose')
  return (
    // An unknown guard name, as it could arrive in data; the types would reject it without the cast.
    <MemberGate what="nothing" guard={'nobody' as GuardName}>
      Never shown
    </MemberGate>
  )
}
