import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LegMapPicture } from '../../../../components/search/leg-map-picture.tsx'

it('writes the names of two airports of a city on different sides of a map', () => {
  const legs = [
    { from: 'SYD', to: 'NRT', stops: [] },
    { from: 'HND', to: 'SYD', stops: [] },
  ]
  const markup = renderToStaticMarkup(<LegMapPicture label="Sydney to Tokyo and back" legs={legs} />)
  const names = [...markup.matchAll(/<text x="(-?\d+)" y="(-?\d+)"[^>]*>([^<]+)</g)]
  expect(names.map(([, , , name]) => name).toSorted()).toEqual(['Sydney', 'Tokyo Haneda', 'Tokyo Narita'])
  const [narita, haneda] = ['Tokyo Narita', 'Tokyo Haneda'].map((name) => names.find(([, , , each]) => each === name))
  expect(narita?.slice(1, 3)).not.toEqual(haneda?.slice(1, 3))
})
