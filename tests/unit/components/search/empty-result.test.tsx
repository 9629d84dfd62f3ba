import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EmptyResult } from '../../../../components/search/empty-result.tsx'
import { defaults } from '../../../../lib/search/finder-state.ts'
import type { Verdict } from '../../../../lib/search/verdict.ts'
import { answerOf } from '../../lib/search/answer-sample.ts'

const address = { state: { ...defaults, from: ['SYD'], to: ['SIN'] }, search: () => {}, refine: () => {} }

it('says which kind of fare was not found', () => {
  const answer = answerOf({ total: 0, rows: [] })
  const shown = { verdict: 'none', program: 'qantas', address } as const
  expect(renderToStaticMarkup(<EmptyResult {...shown} answer={answer} />)).toContain('No seats on these dates')
  const other = { ...answer, query: { ...answer.query, fares: 'points-only' as const } }
  expect(renderToStaticMarkup(<EmptyResult {...shown} answer={other} />)).toContain('No points-only fares')
})

it('says what to do next for each reason', () => {
  const query = { ...answerOf().query, seats: 2, directOnly: true }
  const words = (verdict: Exclude<Verdict, 'rows'>) =>
    renderToStaticMarkup(
      <EmptyResult verdict={verdict} answer={answerOf({ query })} program="qantas" address={address} />,
    )
  expect(words('none')).toContain('No seats for 2 on these dates')
  for (const step of ['Search for 1 person', 'Allow stops', 'Alert me']) expect(words('none')).toContain(step)
  expect(words('not-searched')).toContain('doesn’t mean they’re sold out')
  expect(words('not-covered')).toContain('See where you can go')
  expect(words('beyond-plan')).toContain('19 Jan 2027')
})
