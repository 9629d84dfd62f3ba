import type { Provenance } from '../core/provenance.ts'

/** A question and its answer. `from` gives the tables or pages behind what the answer says about a program. */
export type Question = {
  /** Its anchor on the page. */
  id: string
  question: string
  answer: string
  from: readonly Provenance[]
  /** The page for working out the answer or acting on it. */
  goOn?: { href: `/${string}`; label: string }
}

export type QuestionTopic = { id: string; title: string; questions: readonly Question[] }
