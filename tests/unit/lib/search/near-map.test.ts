import { describe, expect, it } from 'vitest'
import { getAirport } from '@/lib/network/airports.ts'
import { drawArc, nearLand, nearMapSize, placeOnNearMap } from '@/lib/search/near-map.ts'

const homes = ['SYD', 'MEL', 'BNE', 'PER', 'ADL', 'CBR']
const near = ['HND', 'SIN', 'DPS', 'ZQN']
const place = (code: string) => ({ code, ...getAirport(code) })

describe('the map of the area around Australia', () => {
  it.each([...homes, ...near])('shows %s away from its edge', (code) => {
    const { left = 0, top = 0 } = placeOnNearMap(place(code)) ?? {}
    expect(Math.min(left, 100 - left, top, 100 - top)).toBeGreaterThan(8)
  })

  it.each(['LHR', 'LAX', 'SCL', 'JNB'])('has no place for %s', (code) => {
    expect(placeOnNearMap(place(code))).toBeNull()
  })

  it('keeps north above south and west left of east', () => {
    const [tokyo, perth, queenstown] = ['HND', 'PER', 'ZQN'].map((code) => placeOnNearMap(place(code)))
    expect(tokyo?.top).toBeLessThan(perth?.top ?? 0)
    expect(perth?.top).toBeLessThan(queenstown?.top ?? 0)
    expect(perth?.left).toBeLessThan(tokyo?.left ?? 0)
    expect(tokyo?.left).toBeLessThan(queenstown?.left ?? 0)
  })

  it('draws an arc from one place to the other', () => {
    const points = [...drawArc(place('SYD'), place('HND')).matchAll(/([-\d.]+),([-\d.]+)/g)].map(
      ([, x, y]): [number, number] => [Number(x), Number(y)],
    )
    for (const [code, at] of [
      ['SYD', points.at(0)],
      ['HND', points.at(-1)],
    ] as const) {
      const { left = 0, top = 0 } = placeOnNearMap(place(code)) ?? {}
      expect(at?.[0]).toBeCloseTo((left * nearMapSize.width) / 100, 0)
      expect(at?.[1]).toBeCloseTo((top * nearMapSize.height) / 100, 0)
    }
    expect(nearLand).toMatch(/^M[-\d.]+,/)
  })
})
