import { areas } from './areas.ts'

/** The lowest percentage of an area's mutants that its tests must notice. */
export const leastScore = 92

export type AreaResult = {
  name: string
  /** yyyy-mm-dd */
  date: string
  files: number
  /** One in this many declarations was tried. */
  oneIn: number
  killed: number
  timeouts: number
  survived: number
  notCovered: number
  ignored: number
}

const columns = [
  'area',
  'date',
  'files',
  'tried',
  'changes',
  'noticed',
  'timed out',
  'not noticed',
  'not run',
  'ignored',
  'score',
]
const whole = 'all'

/** The percentage of mutants noticed, to one decimal, rounded down so that no area looks better than it is. */
export function getScore({ killed, timeouts, survived, notCovered }: Omit<AreaResult, 'name'>): number {
  const noticed = killed + timeouts
  return Math.floor((noticed / (noticed + survived + notCovered)) * 1000) / 10
}

/** Reads the areas from an earlier report, in its order. */
export function parseReport(report: string): AreaResult[] {
  return report.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    const [, name = '', date = '', files, tried, , killed, timeouts, survived, notCovered, ignored] = cells
    if (!/^\d{4}-\d\d-\d\d$/.test(date)) return []
    return [
      {
        ...{ name, date, files: Number(files), oneIn: tried === whole ? 1 : Number(tried?.replace('1 in ', '')) },
        ...{ killed: Number(killed), timeouts: Number(timeouts), survived: Number(survived) },
        ...{ notCovered: Number(notCovered), ignored: Number(ignored) },
      },
    ]
  })
}

export function writeReport(results: readonly AreaResult[]): string {
  const untried = areas.map(({ name }) => name).filter((name) => !results.some((result) => result.name === name))
  const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return `# Changed rules of the site and the tests that notice

\`npm run mutate\` writes this file; \`npm run mutate billing\` tries one area again. Stryker changes one thing in a rule
at a time (a sign, a condition, a call, a text, a whole body) and runs the unit tests that touch it: a change is
noticed when one of them fails or never ends. Below ${leastScore} % in an area, or below its score here, the run fails.

The areas and their files are in \`tests/mutation/areas.ts\`. Where not all of an area is tried, every declaration is
drawn by a hash of its name, so that it is never chosen by how it does. Property tests run with few examples, always
the same ones. Ignored is what runs only when a module is loaded, such as tables, and what is marked in the source as
changing nothing, with the reason beside it.

${row(columns)}
${row(columns.map(() => '---'))}
${results.map((result) => row(toCells(result))).join('\n')}
${untried.length > 0 ? `\nNot tried yet: ${untried.join(', ')}.\n` : ''}`
}

function toCells(result: AreaResult): (string | number)[] {
  const { name, date, files, oneIn, killed, timeouts, survived, notCovered, ignored } = result
  const changes = killed + timeouts + survived + notCovered
  const tried = oneIn === 1 ? whole : `1 in ${oneIn}`
  return [name, date, files, tried, changes, killed, timeouts, survived, notCovered, ignored, `${getScore(result)} %`]
}
