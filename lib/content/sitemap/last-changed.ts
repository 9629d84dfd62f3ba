import { allTables, type RegisteredTable } from '../../programs/registry.ts'
import { policyAsOf } from '../data/privacy.ts'
import { questionsAsOf } from '../question.ts'
import { allRivals, rivalAsOf } from '../rival.ts'

type Of = RegisteredTable['program']

/** Which tables a part of the site is written from, the closest part first. */
const parts: readonly { under: string; of: readonly Of[] }[] = [
  { under: '/qantas', of: ['qantas'] },
  { under: '/virgin-australia', of: ['velocity'] },
  { under: '/amex', of: ['cards'] },
  { under: '/seatmaps', of: ['network'] },
  { under: '/popular-routes', of: ['network'] },
]

/**
 * The day the facts behind a page last changed or were last held against their sources; null for a page without facts
 * of that kind. Never the day of a build: search engines would stop believing it.
 */
export function lastChangedOf(path: string): string | null {
  if (path === '/privacy-policy') return policyAsOf
  if (path === '/faq') return questionsAsOf()
  const rival = allRivals.find(({ slug }) => path === `/alternatives/${slug}`)
  if (rival) return rivalAsOf(rival)
  const part = parts.find(({ under }) => path === under || path.startsWith(`${under}/`))
  return part ? newestCheck(part.of) : null
}

function newestCheck(of: readonly Of[]): string | null {
  const checks = allTables().filter(({ program }) => of.includes(program))
  return (
    checks
      .map(({ checkedOn }) => checkedOn)
      .sort()
      .at(-1) ?? null
  )
}
