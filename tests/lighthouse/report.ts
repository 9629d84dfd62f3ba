import { cpus } from 'node:os'
import { type Figures, judged, type Measured, middle, type Run } from './figures.ts'

const count = (value: number) => Math.round(value).toLocaleString('en-AU')

/** Where a page misses its target, in words. Performance is only reported, as it also depends on the machine. */
export function faultsOf(runs: readonly Run[]): string[] {
  return runs.flatMap(({ page, figures, misses }) =>
    judged
      .filter((category) => category !== 'performance' && figures[category] < 100)
      .map((category) => `${page.path}: ${category} ${figures[category]}, ${misses[category].join(', ')}`),
  )
}

/** The report as Markdown: scores, the timings behind them, and what keeps scores below 100. */
export function reportOf(
  all: readonly Measured[],
  empty: Measured,
  about: { lighthouse: string; chromium: string; times: number },
): string {
  const runs = all.map(({ plain }) => plain)
  const rows = [...all, empty]
  const missed = runs.flatMap(({ page, figures, misses }) =>
    judged
      .filter((category) => figures[category] < 100)
      .map((category) => `- ${page.what}, ${category} ${figures[category]}: ${misses[category].join('; ')}.`),
  )
  const lines = [
    '# Lighthouse',
    '',
    'What `npm run lighthouse` last measured on the production build over the local backend: Lighthouse’s own mobile',
    'setting, a phone of 412 px whose network and processor are slowed down by calculation. Each page is measured',
    `${about.times} times; what stands here is the run with the middle performance. Less than 100 for accessibility, best`,
    'practices or SEO fails the command. The page of an empty Next.js app, measured once after each of ours, shows what',
    'this machine leaves of the 100 for performance: what it loses there, no page of the framework can win back.',
    '',
    `- ${new Date().toISOString().slice(0, 10)}, Lighthouse ${about.lighthouse}, ${about.chromium}, Node ${process.versions.node}`,
    `- ${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}; Lighthouse’s own measure of the machine: ${count(middle(runs.map(({ figures }) => figures.machine)))}`,
    '',
    '| page | performance | of the runs | accessibility | best practices | SEO |',
    '| --- | ---: | --- | ---: | ---: | ---: |',
    ...rows.map(
      ({ plain: { page, figures, performances } }) =>
        `| ${page.what}, \`${page.path}\` | ${figures.performance} | ${performances.join(', ')} | ${figures.accessibility} | ${figures['best-practices']} | ${figures.seo} |`,
    ),
    '',
    '| page | first paint | largest paint | speed index | blocked | shift | main thread | loaded |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map(({ plain: { page, figures } }) => `| ${page.what} | ${metrics(figures).join(' | ')} |`),
    '',
    'The largest paint is worked out from all that had come and begun to run before it where it was recorded, scripts too.',
    'Here they come in no time, and part of them runs before a long page is first painted: so a page that is painted once',
    'has its largest paint after its first, and the small page of the empty app, painted before any script, has not.',
    '',
    ...calibratedLines(rows),
    ...(missed.length > 0 ? ['What holds a score below 100:', '', ...missed, ''] : []),
  ]
  return lines.join('\n')
}

function calibratedLines(rows: readonly Measured[]): string[] {
  return [
    'Lighthouse slows every machine down four times, a fast desk of 2,000 on its own scale to a phone of 500. The same',
    'pages, measured in turn with the above, with this machine slowed down to those 500 instead:',
    '',
    '| page | slowdown | performance | of the runs | largest paint | blocked |',
    '| --- | ---: | ---: | --- | ---: | ---: |',
    ...rows.map(({ calibrated: { page, slowdown, figures, performances } }) => {
      const { performance, largestPaint, blocked } = figures
      const times = [largestPaint, blocked].map((ms) => `${count(ms)} ms`)
      return `| ${page.what} | ${slowdown.toFixed(1)} | ${performance} | ${performances.join(', ')} | ${times.join(' | ')} |`
    }),
    '',
  ]
}

function metrics(figures: Figures): string[] {
  const { firstPaint, largestPaint, speedIndex, blocked, shift, mainThread, bytes } = figures
  const times = [firstPaint, largestPaint, speedIndex, blocked].map((ms) => `${count(ms)} ms`)
  return [...times, shift.toFixed(3), `${count(mainThread)} ms`, `${count(bytes / 1024)} KiB`]
}
