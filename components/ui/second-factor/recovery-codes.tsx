'use client'

import { Button } from '../button.tsx'
import { CopyText } from '../copy-text.tsx'

/** Ten codes for the day the phone is lost, shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <section aria-labelledby="recovery-codes" className="space-y-4">
      <h2 id="recovery-codes" className="text-20 font-semibold">
        Save your recovery codes
      </h2>
      <p className="text-14 text-muted">
        If you lose your phone, each code gets you in once. Keep them apart from your password. We won’t show them
        again.
      </p>
      <div className="figures">
        <CopyText text={codes.join('\n')} label="Copy codes" />
      </div>
      <Button onClick={onDone}>I’ve saved them</Button>
    </section>
  )
}
