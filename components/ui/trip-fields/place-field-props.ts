/** A field of places, before and after its list has come. */
export type PlaceFieldProps = {
  label: string
  tokens: string[]
  /** Tokens offered before anything is typed. */
  suggested: readonly string[]
  invalid: boolean
  onChange: (tokens: string[]) => void
}
