import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ReachBars } from '../../../../../components/journeys/where-can-i-go/reach.tsx'
import { findFlyCity } from '../../../../../lib/calculators/fly/cities.ts'
import { reachFrom } from '../../../../../lib/journeys/where-can-i-go/reach.ts'

it('says how many of the places with an economy price the balance reaches', () => {
  const sydney = findFlyCity('sydney')
  const rows = sydney ? reachFrom('qantas', sydney) : []
  const economy = rows.flatMap(({ points: [least] }) => least ?? [])
  const words = (points: number) =>
    renderToStaticMarkup(<ReachBars rows={rows} points={points} />).replaceAll(/<[^>]*>/g, '')
  expect(words(10_000_000)).toContain(`${economy.length} of ${economy.length}`)
  expect(words(30_000)).toContain(`${economy.filter((least) => least <= 30_000).length} of ${economy.length}`)
  expect(words(0)).toContain(`0 of ${economy.length}`)
})
