/** The four categories, by Lighthouse's names. */
export const judged = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof judged)[number]

export type MeasuredPage = { what: string; path: string }

/** Scores from 0 to 100, times in ms. `machine` is Lighthouse's own measure of how fast the machine is. */
export type Figures = Record<Category, number> &
  Record<
    'firstPaint' | 'largestPaint' | 'speedIndex' | 'blocked' | 'shift' | 'mainThread' | 'bytes' | 'machine',
    number
  >

export type Run = {
  page: MeasuredPage
  figures: Figures
  /** The performance score of each run, in order. */
  performances: number[]
  /** What fell short in each category, with its figure. */
  misses: Record<Category, string[]>
  lighthouse: string
  /** How many times slower than this machine the simulated phone is. */
  slowdown: number
}

/** A page under Lighthouse's default slowdown, and under one calibrated to simulate the same phone on any machine. */
export type Measured = { plain: Run; calibrated: Run }

/** The phone's speed: Lighthouse slows down a machine of about 2,000 on its own scale by a factor of four. */
const phone = 500
export const usualSlowdown = 4

/** The slowdown that makes this machine as slow as that phone: none if it is slower already. */
export function calibratedSlowdown(machine: number): number {
  return Math.min(usualSlowdown, Math.max(1, machine / phone))
}

/** The run with the middle performance, which stands for all of them. @throws RangeError without a run. */
export function middleRun(runs: readonly Run[]): Run {
  const performances = runs.map(({ figures }) => figures.performance)
  const kept = runs[performances.indexOf(middle(performances))]
  if (!kept) throw new RangeError('a page is measured at least once')
  return { ...kept, performances }
}

/** The median; the lower of the two middle values of an even number. */
export function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}
