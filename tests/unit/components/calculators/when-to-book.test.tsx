import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Windows } from '../../../../components/calculators/when-to-book-page.tsx'

it('mentions the limit of Qantas only for airlines that open earlier', () => {
  const html = renderToStaticMarkup(<Windows />)
  const rowOf = (airline: string) => html.split('<tr').find((row) => row.includes(airline)) ?? ''
  expect(rowOf('Qatar Airways')).toContain('at most 353 days')
  expect(rowOf('American Airlines')).toContain('331')
  expect(rowOf('American Airlines')).not.toContain('353')
  expect(rowOf('Alaska Airlines')).not.toContain('353')
})
