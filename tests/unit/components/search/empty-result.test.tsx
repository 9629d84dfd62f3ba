import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EmptyResult } from '../../../../components/search/empty-result.tsx'
import { answerOf } from '../../lib/search/answer-sample.ts'

it('says which kind of fare was looked for and not found', () => {
  const answer = answerOf({ total: 0, rows: [] })
  expect(renderToStaticMarkup(<EmptyResult verdict="none" answer={answer} />)).toContain('Looked, and no seats')
  const other = { ...answer, query: { ...answer.query, fares: 'points-only' as const } }
  expect(renderToStaticMarkup(<EmptyResult verdict="none" answer={other} />)).toContain('no points-only fares')
})
