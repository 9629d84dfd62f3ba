import lighthouse from 'lighthouse'
import { z } from 'zod'
import { type Category, type Figures, judged, type MeasuredPage, middleRun, type Run } from './figures.ts'

const Measure = z.looseObject({ numericValue: z.number() })
const Score = z.object({
  score: z.number(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
})
const Audit = z.object({ title: z.string(), score: z.number().nullable(), displayValue: z.string().optional() })
/** What is read of Lighthouse's answer. */
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
/** A page that could not be measured has no figures to read. */
const Failed = z.looseObject({ runtimeError: z.object({ message: z.string() }) })

/**
 * Measures a page so many times in the browser at `port`, and keeps the time in the middle. A recording that breaks off
 * says nothing of the page and is made again, twice at most.
 * @throws Error with Lighthouse's own words when a page can't be measured.
 */
export async function measure(page: MeasuredPage, origin: string, port: number, times: number): Promise<Run> {
  const runs: Run[] = []
  let broken = 0
  while (runs.length < times) {
    const result = await lighthouse(`${origin}${page.path}`, { port, logLevel: 'error', onlyCategories: [...judged] })
    const failed = Failed.safeParse(result?.lhr)
    if (!failed.success) runs.push(runOf(page, Answer.parse(result?.lhr)))
    else {
      broken += 1
      const said = `${page.path}: ${failed.data.runtimeError.message}`
      if (broken > 2) throw new Error(said)
      console.error(said)
    }
  }
  return middleRun(runs)
}

function runOf(page: MeasuredPage, answer: Answer): Run {
  const { lighthouseVersion } = answer
  return { page, figures: figuresOf(answer), performances: [], misses: missesOf(answer), lighthouse: lighthouseVersion }
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

/** Weighed audits that are not whole, worst first. */
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
