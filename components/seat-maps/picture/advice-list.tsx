import { Check, X } from 'lucide-react'
import type { Advice } from '@/lib/network/aircraft/cabin.ts'
import { FactSource } from './fact-source.tsx'

/** Seats worth choosing and seats better avoided, each with its reason and where that was read. */
export function AdviceList({ advice }: { advice: readonly Advice[] }) {
  if (advice.length === 0) {
    return <p className="text-14 text-muted">We found no advice on the best or worst seats in this layout.</p>
  }
  return (
    <ul className="space-y-3">
      {advice.map(({ kind, fact, confidence, sources }) => (
        <li key={fact} className="flex gap-3">
          {kind === 'best' ? (
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ok" strokeWidth={3} />
          ) : (
            <X aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" strokeWidth={3} />
          )}
          <div className="min-w-0">
            <p className="text-14">
              <span className="font-semibold">{kind === 'best' ? 'Good' : 'Avoid'}.</span> {fact}
            </p>
            <FactSource confidence={confidence} sources={sources} />
          </div>
        </li>
      ))}
    </ul>
  )
}
