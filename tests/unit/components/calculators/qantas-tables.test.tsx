import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { QantasPairsTable } from '../../../../components/calculators/fly/pairs-table.tsx'
import { RoutingsTable } from '../../../../components/calculators/fly/routings-table.tsx'
import { answerFly } from '../../../../lib/calculators/fly/fly-answer.ts'
import { findQantasPair, qantasPairsTo } from '../../../../lib/calculators/fly/slugs.ts'

const legend = 'the cabin isn’t flown or has no published price'

it('explains a dash, and calls no cabin that nobody flies unpublished', () => {
  const albury = renderToStaticMarkup(<QantasPairsTable caption="Albury" pairs={qantasPairsTo('albury')} by="from" />)
  expect(albury).toContain('no price')
  expect(albury).toContain(legend)
  expect(albury).not.toContain('>not published<')

  const rowsTo = (to: string) =>
    answerFly(findQantasPair('sydney', to)?.routings ?? [], { trip: 'one-way', people: 1, have: 0 }).rows
  expect(renderToStaticMarkup(<RoutingsTable caption="Singapore" rows={rowsTo('singapore')} />)).toContain(legend)
  // Its only cabin has a price, so there's no dash to explain.
  expect(renderToStaticMarkup(<RoutingsTable caption="Albury" rows={rowsTo('albury')} />)).not.toContain(legend)
})
