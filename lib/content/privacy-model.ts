/** A section of the privacy policy or of the terms. */
export type PolicyPart = {
  id: string
  title: string
  paragraphs: readonly string[]
}

/** One kind of record: what it is, why and how long it is kept, and who else sees it. */
export type StoredRecord = { what: string; why: string; howLong: string; whoElse: string }
