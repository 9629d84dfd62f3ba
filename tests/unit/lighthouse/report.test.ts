import { expect, it } from 'vitest'
import { calibratedSlowdown, middle, middleRun, type Run } from '../../lighthouse/figures.ts'
import { faultsOf, reportOf } from '../../lighthouse/report.ts'

const whole: Run = {
  page: { what: 'Home', path: '/' },
  figures: {
    performance: 93,
    accessibility: 100,
    'best-practices': 100,
    seo: 100,
    firstPaint: 1203.4,
    largestPaint: 2410,
    speedIndex: 1500,
    blocked: 120,
    shift: 0.0004,
    mainThread: 2100,
    bytes: 512 * 1024,
    machine: 1500,
  },
  performances: [91, 93, 95],
  misses: { performance: ['Largest Contentful Paint 2.4 s'], accessibility: [], 'best-practices': [], seo: [] },
  lighthouse: '12.8.2',
  slowdown: 4,
}
const about = { lighthouse: '12.8.2', chromium: 'Chromium 150', times: 3 }

it('takes the median; of an even number of values the lower middle one', () => {
  expect(middle([95, 91, 93])).toBe(93)
  expect(middle([95, 91])).toBe(91)
})

it('keeps the run with the middle performance, and throws without any run', () => {
  const runs = [95, 91, 93].map((performance) => ({ ...whole, figures: { ...whole.figures, performance } }))
  expect(middleRun(runs)).toEqual({ ...runs[2], performances: [95, 91, 93] })
  expect(() => middleRun([])).toThrow(RangeError)
})

it('slows a machine down to the same phone, at most 4 times, and never speeds one up', () => {
  expect([3000, 2000, 1100, 500, 300].map(calibratedSlowdown)).toEqual([4, 4, 2.2, 1, 1])
})

it('reports a fault with its audits for SEO below 100, but not for performance', () => {
  expect(faultsOf([whole])).toEqual([])
  const figures = { ...whole.figures, seo: 92 }
  const misses = { ...whole.misses, seo: ['Document has a meta description'] }
  expect(faultsOf([{ ...whole, figures, misses }])).toEqual(['/: seo 92, Document has a meta description'])
})

it('writes scores, metrics and what keeps a score below 100', () => {
  const empty = { ...whole, page: { what: 'An empty app', path: '/' }, performances: [94] }
  const calibrated = { ...whole, slowdown: 2.24, performances: [96, 97, 99] }
  const report = reportOf([{ plain: whole, calibrated }], { plain: empty, calibrated: empty }, about)
  expect(report).toContain('| Home, `/` | 93 | 91, 93, 95 | 100 | 100 | 100 |')
  expect(report).toContain('| Home | 1,203 ms | 2,410 ms | 1,500 ms | 120 ms | 0.000 | 2,100 ms | 512 KiB |')
  expect(report).toContain('| An empty app, `/` | 93 | 94 | 100 | 100 | 100 |')
  expect(report).toContain('| Home | 2.2 | 93 | 96, 97, 99 | 2,410 ms | 120 ms |')
  expect(report).toContain('- Home, performance 93: Largest Contentful Paint 2.4 s.')
})
