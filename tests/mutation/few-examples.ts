import fc, { type Parameters } from 'fast-check'

/**
 * fast-check with few examples, always the same, and without shrinking, because the examples run again for each changed
 * line.
 */
const most = Number(process.env.MUTATION_EXAMPLES)

export * from 'fast-check'

export function assert<Values>(
  property: fc.IRawProperty<Values>,
  given: Parameters<Values> = {},
): Promise<void> | void {
  const numRuns = Math.min(given.numRuns ?? most, most)
  return fc.assert(property, { seed: 1, ...given, numRuns, endOnFailure: true })
}

export default { ...fc, assert }
