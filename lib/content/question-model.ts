import type { Provenance } from '../core/provenance.ts'

/** A question with its answer. What an answer says of a program names the tables or pages it was read in. */
export type Question = {
  /** Its anchor on the page. */
  id: string
  question: string
  answer: string
  from: readonly Provenance[]
  /** Where on the site the answer can be worked out or acted on. */
  goOn?: { href: `/${string}`; label: string }
}

export type QuestionTopic = { id: string; title: string; questions: readonly Question[] }
