import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { findCard } from '../../../../../components/content/cards/cards.tsx'

const draw = (path: string) => renderToStaticMarkup(findCard(path))
const count = (html: string, tag: string) => html.split(`<${tag} `).length - 1

it('draws a route with its cities, its stop if any, and bars of cabins', () => {
  const nonStop = draw('/popular-routes/sydney-to-los-angeles')
  expect(nonStop).toContain('Sydney to Los Angeles')
  expect(nonStop).toContain('non-stop')
  expect(count(nonStop, 'circle')).toBe(2)
  expect(count(nonStop, 'rect')).toBeGreaterThan(1)
  expect(count(draw('/popular-routes/sydney-to-london'), 'circle')).toBe(3)
})

it('draws the seats of a seat map, also for an aircraft type and a route', () => {
  expect(count(draw('/seatmaps/virgin-australia/737-800'), 'rect')).toBeGreaterThan(150)
  for (const path of ['/seatmaps/qantas/a380', '/seatmaps/sydney-to-los-angeles'])
    expect(count(draw(path), 'rect')).toBeGreaterThan(50)
})

it('draws an article differently from a tool, and nothing for a closed or unknown page', () => {
  expect(count(draw('/alternatives/seats-aero'), 'circle')).toBe(0)
  expect(count(draw('/qantas/points-to-dollars'), 'circle')).toBe(3)
  for (const path of ['/test/design', '/popular-routes/atlantis', '/seatmaps/qantas', '/no', ''])
    expect(findCard(path)).toBeUndefined()
})
