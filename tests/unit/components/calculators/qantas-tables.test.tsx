import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { QantasPairsTable, VelocityPairsTable } from '../../../../components/calculators/fly/pairs-table.tsx'
import { RoutingsTable } from '../../../../components/calculators/fly/routings-table.tsx'
import { answerFly } from '../../../../lib/calculators/fly/fly-answer.ts'
import { findQantasPair, qantasPairsTo, velocityPairs } from '../../../../lib/calculators/fly/slugs.ts'

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

it('says which stop a price needs when the row shows a shorter way', () => {
  const pair = findQantasPair('sydney', 'singapore')
  const html = renderToStaticMarkup(<QantasPairsTable caption="Singapore" pairs={pair ? [pair] : []} by="from" />)
  expect(html).toMatch(/80,900<span[^>]*>via MEL</)
  expect(html).toMatch(/123,100<\/td>/)
  expect(html).toContain('Miles and stop are for the shortest way')

  const albury = renderToStaticMarkup(<QantasPairsTable caption="Albury" pairs={qantasPairsTo('albury')} by="from" />)
  expect(albury).not.toContain('shortest way')

  const velocity = renderToStaticMarkup(
    <VelocityPairsTable caption="Sydney" pairs={velocityPairs.pairsFrom('sydney')} by="to" />,
  )
  expect(velocity).toMatch(/>via [A-Z]{3}</)
  expect(velocity).toContain('Miles and stop are for the shortest way')
})
