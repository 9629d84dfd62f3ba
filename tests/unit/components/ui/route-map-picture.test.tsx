import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { findMapPlace } from '../../../../components/ui/map/map-place.ts'
import { RouteMapPicture } from '../../../../components/ui/map/route-map-picture.tsx'

const place = (code: string) => findMapPlace(code) ?? expect.fail(`no place ${code}`)
const flight = (from: string, to: string) => ({ from: place(from), to: place(to), kind: 'flown' as const })

describe('a picture of flights', () => {
  it('writes the names of two airports of a city on different sides', () => {
    const markup = renderToStaticMarkup(
      <RouteMapPicture label="Sydney to Tokyo and back" lines={[flight('SYD', 'NRT'), flight('HND', 'SYD')]} />,
    )
    const names = [...markup.matchAll(/<text x="(-?\d+)" y="(-?\d+)"[^>]*>([^<]+)</g)]
    expect(names.map(([, , , name]) => name).toSorted()).toEqual(['Sydney', 'Tokyo Haneda', 'Tokyo Narita'])
    const [narita, haneda] = ['Tokyo Narita', 'Tokyo Haneda'].map((name) => names.find(([, , , each]) => each === name))
    expect(narita?.slice(1, 3)).not.toEqual(haneda?.slice(1, 3))
  })
})
