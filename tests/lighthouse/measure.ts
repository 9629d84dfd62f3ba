import lighthouse from 'lighthouse'
import { throttling } from 'lighthouse/core/config/constants.js'
import { z } from 'zod'
import {
  type Category,
  calibratedSlowdown,
  type Figures,
  judged,
  type Measured,
  type MeasuredPage,
  middleRun,
  type Run,
  usualSlowdown,
} from './figures.ts'

const Measure = z.looseObject({ numericValue: z.number() })
const Score = z.object({
  score: z.number(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
})
const Audit = z.object({ title: z.string(), score: z.number().nullable(), displayValue: z.string().optional() })
/** The parts of Lighthouse's result that are read. */
const Answer = z.object({
  lighthouseVersion: z.string(),
  environment: z.object({ benchmarkIndex: z.number(), hostUserAgent: z.string() }),
  categories: z.object({ performance: Score, accessibility: Score, 'best-practices': Score, seo: Score }),
  audits: z
    .object({
      'first-contentful-paint': Measure,
      'largest-contentful-paint': Measure,
      'speed-index': Measure,
      'total-blocking-time': Measure,
      'cumulative-layout-shift': Measure,
      'mainthread-work-breakdown': Measure,
      'total-byte-weight': Measure,
    })
    .catchall(z.unknown()),
})
type Answer = z.infer<typeof Answer>
/** The result of a page that couldn't be measured: it has no figures. */
const Failed = z.looseObject({ runtimeError: z.object({ message: z.string() }) })

/** Where a page is, and the debugging port of the browser that opens it. */
export type Place = { page: MeasuredPage; origin: string; port: number }

/**
 * Measures a page the given number of times under each of the two slowdowns, in turn.
 * @throws Error with Lighthouse's own words when a page can't be measured.
 */
export async function measure(place: Place, times: number): Promise<Measured> {
  const plain: Run[] = []
  const calibrated: Run[] = []
  for (let time = 0; time < times; time += 1) {
    const run = await measureOnce(place, usualSlowdown)
    plain.push(run)
    calibrated.push(await measureOnce(place, calibratedSlowdown(run.figures.machine)))
  }
  return { plain: middleRun(plain), calibrated: middleRun(calibrated) }
}

/** A run that breaks off says nothing about the page, so it is repeated, twice at most. */
async function measureOnce({ page, origin, port }: Place, slowdown: number): Promise<Run> {
  for (let broken = 0; ; broken += 1) {
    const result = await lighthouse(`${origin}${page.path}`, {
      port,
      logLevel: 'error',
      onlyCategories: [...judged],
      throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
    })
    const failed = Failed.safeParse(result?.lhr)
    if (!failed.success) return runOf(page, Answer.parse(result?.lhr), slowdown)
    const said = `${page.path}: ${failed.data.runtimeError.message}`
    if (broken === 2) throw new Error(said)
    console.error(said)
  }
}
function runOf(page: MeasuredPage, answer: Answer, slowdown: number): Run {
  const figures = figuresOf(answer)
  const lighthouse = answer.lighthouseVersion
  return { page, figures, performances: [figures.performance], misses: missesOf(answer), lighthouse, slowdown }
}

const percent = (score: number) => Math.round(score * 100)

function figuresOf({ categories, audits, environment }: Answer): Figures {
  return {
    performance: percent(categories.performance.score),
    accessibility: percent(categories.accessibility.score),
    'best-practices': percent(categories['best-practices'].score),
    seo: percent(categories.seo.score),
    firstPaint: audits['first-contentful-paint'].numericValue,
    largestPaint: audits['largest-contentful-paint'].numericValue,
    speedIndex: audits['speed-index'].numericValue,
    blocked: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    mainThread: audits['mainthread-work-breakdown'].numericValue,
    bytes: audits['total-byte-weight'].numericValue,
    machine: environment.benchmarkIndex,
  }
}

/** The audits that count towards the score and didn't pass in full, worst first. */
function missesOf({ categories, audits }: Answer): Record<Category, string[]> {
  const of = (category: Category) =>
    categories[category].auditRefs
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => Audit.parse(audits[id]))
      .filter(({ score }) => score !== null && score < 1)
      .sort((a, b) => (a.score ?? 0) - (b.score ?? 0))
      .map(({ title, displayValue }) => [title, displayValue].filter(Boolean).join(' '))
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    seo: of('seo'),
  }
}
