import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type FileFigures, isPage, measureFile, quantile } from './figures.ts'
import { findCrumbs, findMutualPairs, readEdges } from './structure.ts'

/** One line of the style report: the figure, its target, and whether missing it fails the check. */
export type Row = { what: string; figure: string; aim: string; met: boolean; hard: boolean }

const code = /^(app|components|lib|functions|local)\/.*\.tsx?$/
const data = /\/data\/|\.d\.m?ts$/
const tests = /^tests\/.*\.tsx?$/
/** Rooms that promise at least one line of test per line of source. */
const wellTested = ['lib/programs', 'lib/availability']
/** Tests of a room that are elsewhere: providers must fulfil one contract, which is tested with a real store. */
const elsewhere: Record<string, string> = { 'lib/availability': 'tests/contract/providers' }

export function listFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  return [...new Set(listed.split('\n').filter(Boolean))]
}

export function styleReport(files: string[]): { rows: Row[]; faults: string[] } {
  const measured = files.filter((path) => code.test(path) && !data.test(path)).map((path) => measureFile(path))
  const testLines = files.filter((path) => tests.test(path)).map((path) => measureFile(path))
  return {
    rows: [
      ...sizeRows(measured),
      ...textRows(measured),
      ...testRows(measured, testLines),
      ...houseRows(files, measured),
    ],
    faults: faultsOf(measured),
  }
}

const row = (what: string, value: number, aim: string, met: boolean, hard = false): Row => ({
  what,
  figure: Number.isInteger(value) ? String(value) : value.toFixed(2),
  aim,
  met,
  hard,
})

function sizeRows(files: FileFigures[]): Row[] {
  const lines = files.map((file) => file.lines)
  const functions = files.flatMap((file) => file.functions)
  const pages = files.filter((file) => isPage(file.path)).map((file) => file.lines)
  const longest = Math.max(0, ...functions.filter((f) => !f.jsx).map((f) => f.lines))
  const longestJsx = Math.max(0, ...functions.filter((f) => f.jsx).map((f) => f.lines))
  const p90 = quantile(
    functions.map((f) => f.lines),
    0.9,
  )
  return [
    row('file lines, median', quantile(lines, 0.5), '<= 45', quantile(lines, 0.5) <= 45),
    row('file lines, p90', quantile(lines, 0.9), '<= 120', quantile(lines, 0.9) <= 120),
    row('file lines, longest', Math.max(0, ...lines), '<= 300', Math.max(0, ...lines) <= 300, true),
    row('function lines, p90', p90, '<= 35', p90 <= 35),
    row('function lines, longest', longest, '<= 60', longest <= 60, true),
    row('JSX function lines, longest', longestJsx, '<= 80', longestJsx <= 80, true),
    row('page lines, median', quantile(pages, 0.5), '<= 40', quantile(pages, 0.5) <= 40),
    row('page lines, longest', Math.max(0, ...pages), '<= 80', Math.max(0, ...pages) <= 80, true),
  ]
}

function textRows(files: FileFigures[]): Row[] {
  const lines = sum(files.map((file) => file.lines))
  const anys = (1000 * sum(files.map((file) => file.anys))) / Math.max(1, lines)
  const comments = (100 * sum(files.map((file) => file.commentLines))) / Math.max(1, lines)
  return [
    row('any per 1,000 lines', anys, '<= 0.3', anys <= 0.3, true),
    row('comment lines, %', comments, '4 to 10', comments >= 4 && comments <= 10),
  ]
}

function testRows(files: FileFigures[], tested: FileFigures[]): Row[] {
  const linesIn = (list: FileFigures[], folder: string) =>
    sum(list.filter((file) => file.path.startsWith(folder)).map((file) => file.lines))
  const ratio = (source: string, test: string) => linesIn(tested, test) / Math.max(1, linesIn(files, source))
  const whole = ratio('', 'tests/')
  return [
    row('test lines per source line', whole, '>= 0.5', whole >= 0.5),
    ...wellTested.map((room) => {
      const far = elsewhere[room] === undefined ? 0 : ratio(room, elsewhere[room])
      const own = ratio(room, `tests/unit/${room}`) + far
      return row(`test lines per line of ${room}`, own, '>= 1', own >= 1)
    }),
  ]
}

/** How much code there is to find your way around in, without packages/. */
function houseRows(files: string[], measured: FileFigures[]): Row[] {
  const product = files.filter((path) =>
    /^(app|components|lib|functions|local|extension)\/.*\.(ts|tsx|mjs)$/.test(path),
  )
  const lines = sum(product.map((path) => readFileSync(path, 'utf8').split('\n').length - 1))
  const edges = readEdges(files)
  const crumbs = findCrumbs(files, edges).length
  const mutual = findMutualPairs(edges).length
  const ofs = measured.flatMap((file) => file.functions).filter(({ name }) => /[a-z]Of$/.test(name)).length
  return [
    row('source files', product.length, '<= 1300', product.length <= 1300),
    row('source lines', lines, '<= 75000', lines <= 75_000),
    row('small files with one importer beside them', crumbs, '<= 20', crumbs <= 20),
    row('rooms that import each other', mutual, '0', mutual === 0, true),
    row('functions named xOf', ofs, '< 100', ofs < 100),
  ]
}

function faultsOf(files: FileFigures[]): string[] {
  const longFiles = files.filter((file) => file.lines > (isPage(file.path) ? 80 : 300))
  const longFunctions = files.flatMap((file) =>
    file.functions
      .filter((f) => f.lines > (f.jsx ? 80 : 60))
      .map((f) => `${file.path}:${f.line} ${f.name} has ${f.lines} lines`),
  )
  return [...longFiles.map((file) => `${file.path} has ${file.lines} lines`), ...longFunctions]
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
