import type { Fact } from '@/lib/core/provenance.ts'
import { SourceLine } from '../ui/source-line.tsx'

/** A list of facts, each a sentence with the date it was seen and its source. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <ul className="max-w-prose space-y-4">
      {facts.map((fact) => (
        <li key={fact.text}>
          <p className="text-16">{fact.text}</p>
          <SourceLine {...fact} />
        </li>
      ))}
    </ul>
  )
}
