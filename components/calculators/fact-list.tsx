import { noteSentence } from '@/lib/calculators/note-sentence.ts'
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

/** A table's notes as a list of sentences. */
export function NoteList({ notes }: { notes: readonly string[] }) {
  return (
    <ul className="max-w-prose list-disc space-y-1.5 pl-5 text-16">
      {notes.map((note) => (
        <li key={note}>{noteSentence(note)}</li>
      ))}
    </ul>
  )
}
