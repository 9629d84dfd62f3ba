/** The forms visitors can send. */
export const formKinds = ['contact', 'booking', 'review'] as const
export type FormKind = (typeof formKinds)[number]

type Common = {
  name: string
  label: string
  required: boolean
  /** The most characters allowed. */
  maxLength: number
  hint?: string
}

/** One field of a form. Every value is sent as text; `kind` says which text is valid. */
export type FormField = Common &
  (
    | { kind: 'line' | 'text' | 'email' | 'date'; autoComplete?: string }
    | { kind: 'number'; from: number; to: number }
    | { kind: 'choice'; options: readonly { value: string; label: string }[] }
  )

/** What the visitor typed, by field name. */
export type FormValues = Record<string, string>

/** What became of a form: kept under a reference, or refused because it is for members only. */
export type FormOutcome = { outcome: 'kept'; reference: string } | { outcome: 'members-only' }
