'use client'

import { chooseConsent } from '@/lib/shell/telemetry/browser/measurement.ts'
import type { Measurement } from '@/lib/shell/telemetry/telemetry-config.ts'
import { Button } from '../../ui/button.tsx'

/** Asks once for consent. Both answers look alike, and the page stays usable without one. */
export function ConsentBar({ targets }: { targets: Measurement }) {
  const recipients = [targets.containerId && 'Google Tag Manager', targets.pixelId && 'Meta']
    .filter(Boolean)
    .join(' and ')
  return (
    <section
      aria-label="Privacy choice"
      className="fixed inset-x-3 bottom-3 z-30 mx-auto flex max-w-3xl flex-wrap items-center gap-x-6 gap-y-3 rounded-xl border border-line bg-card p-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-ink shadow-xl print:hidden"
    >
      <p className="min-w-64 flex-1 text-14">
        May we share with {recipients} which pages you visit and whether you sign up? If you say no, nothing is shared
        and everything works the same.
      </p>
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        <Button onClick={() => chooseConsent('denied')}>No</Button>
        <Button onClick={() => chooseConsent('granted')}>Yes</Button>
      </div>
    </section>
  )
}
