/** Plain values in the format of Firestore's REST API. */
export function fieldsOf(values: Readonly<{ [name: string]: unknown }>): { [name: string]: object } {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fieldOf(value)]))
}

function fieldOf(value: unknown): object {
  if (value === null) return { nullValue: null }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(fieldOf) } }
  if (typeof value === 'object') return { mapValue: { fields: fieldsOf(value as { [name: string]: unknown }) } }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'number') return { integerValue: String(value) }
  return { stringValue: String(value) }
}
