/** The props of a place field, shared by its versions before and after its list is loaded. */
export type PlaceFieldProps = {
  label: string
  tokens: string[]
  /** Tokens offered before anything is typed. */
  suggested: readonly string[]
  invalid: boolean
  onChange: (tokens: string[]) => void
}
