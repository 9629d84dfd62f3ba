import { noteSentence } from '@/lib/calculators/note-sentence.ts'

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
