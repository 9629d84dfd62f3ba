/** What visitors can send in. */
export const formKinds = ['contact', 'booking', 'review'] as const
export type FormKind = (typeof formKinds)[number]

type Common = {
  name: string
  label: string
  required: boolean
  /** Characters at most. */
  most: number
  hint?: string
}

/** One thing a form asks. Every value travels as text; `kind` says what text is right. */
export type FormField = Common &
  (
    | { kind: 'line' | 'text' | 'email' | 'date'; autoComplete?: string }
    | { kind: 'number'; from: number; to: number }
    | { kind: 'choice'; options: readonly { value: string; label: string }[] }
  )

/** What somebody typed, by field name. */
export type FormValues = Record<string, string>

/** What became of a form: kept under a number, or not for people without an account. */
export type FormOutcome = { outcome: 'kept'; reference: string } | { outcome: 'members-only' }
