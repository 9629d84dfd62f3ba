/** Changes that no request can distinguish from the unchanged rules: the condition, and why. */
type Equivalent = { condition: string; change: 'removed' | 'negated'; reason: string }

const wrongType = 'the conditions after it fail on any other type, and a rule that fails refuses'
const nobody = 'of nobody no uid and no claim can be read, and a rule that fails refuses'
const empty = 'an empty list joins to an empty text, which the pattern after it refuses'

const removed = (reason: string, ...conditions: string[]): Equivalent[] =>
  conditions.map((condition) => ({ condition, change: 'removed', reason }))

export const equivalents: readonly Equivalent[] = [
  ...removed(nobody, 'request.auth != null'),
  ...removed(wrongType, 'value is string', 'value is map', 'value is list', 'value.timeZone is string'),
  ...removed(wrongType, 'settings.name is string', 'settings.flight is string', 'settings.cabins is list'),
  ...removed(wrongType, 'data.settings is map'),
  ...removed(empty, 'value.size() > 0'),
]
