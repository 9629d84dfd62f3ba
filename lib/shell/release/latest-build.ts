/**
 * The id out of a latest-build file; null for anything else, which a captive portal or a proxy may well answer.
 * By hand, because a schema library on every page would weigh more than the page's own code.
 */
export function parseLatestBuild(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('id' in answer)) return null
  const { id } = answer
  return typeof id === 'string' && /^[\w.-]{1,64}$/.test(id) ? id : null
}
