/** Joins names in words: "Sydney", "Sydney and Melbourne", "Sydney, Melbourne and 3 more". */
export function listNames(names: readonly string[]): string {
  const [first = '', second, ...rest] = names
  if (second === undefined) return first
  if (rest.length === 0) return `${first} and ${second}`
  return rest.length === 1 ? `${first}, ${second} and ${rest[0]}` : `${first}, ${second} and ${rest.length} more`
}
