import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ReachBars, ReachTable } from '../../../../../components/journeys/where-can-i-go/reach.tsx'
import { findFlyCity } from '../../../../../lib/calculators/fly/cities.ts'
import { reachFrom } from '../../../../../lib/journeys/where-can-i-go/reach.ts'

it('says how many of the places with an economy price the balance reaches', () => {
  const sydney = findFlyCity('sydney')
  const rows = sydney ? reachFrom('qantas', sydney) : []
  const economy = rows.flatMap(({ prices: [least] }) => least?.points ?? [])
  const words = (points: number) =>
    renderToStaticMarkup(<ReachBars rows={rows} points={points} />).replaceAll(/<[^>]*>/g, '')
  expect(words(10_000_000)).toContain(`${economy.length} of ${economy.length}`)
  expect(words(30_000)).toContain(`${economy.filter((least) => least <= 30_000).length} of ${economy.length}`)
  expect(words(0)).toContain(`0 of ${economy.length}`)
})

it('calls no cabin unpublished that nobody flies, and names the stop a price needs', () => {
  const sydney = findFlyCity('sydney')
  const rows = (sydney ? reachFrom('qantas', sydney) : []).filter(({ to }) => to.slug === 'singapore')
  const table = (shown: typeof rows) =>
    renderToStaticMarkup(<ReachTable caption="Sydney" program="qantas" from="sydney" rows={shown} />)
  expect(table(rows)).toMatch(/80,900<span[^>]*>via MEL</)
  expect(table(rows)).toContain('Miles and stop are for the shortest way')

  const all = table(sydney ? [...reachFrom('qantas', sydney)] : [])
  expect(all).not.toContain('>not published<')
  expect(all).toContain('>no price<')
  expect(all).toContain('the cabin isn’t flown or has no published price')
})
