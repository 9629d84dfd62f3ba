import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { answeredOf, promisedBy } from './provider-pages.ts'

/**
 * Takes pages of the provider's answers through the complete pipeline up to a search, and compares the search's answers
 * with the pages, which it reads with separate code. Usage: npm run facts:provider -- PAGE.json…; the default is two
 * pages in a folder beside the project.
 */
const given = process.argv.slice(2)
const beside = ['1', '2'].map((page) => `../shared/data/seats-aero-search-page-${page}.json`)
const files = given.length > 0 ? given : beside
const report = 'docs/provider-pages.md'
/** The day the pages were recorded, so that none of their days is in the past. */
const now = '2026-11-20T12:00:00.000Z'

const missing = files.filter((file) => !existsSync(file))
if (missing.length > 0) {
  console.error(`There is no ${missing.join(', ')}: give the pages, as in: npm run facts:provider -- PAGE.json`)
  process.exit(1)
}
const pages = files.map((file) => readFileSync(file, 'utf8'))
const promised = promisedBy(pages)
const { report: taken, index, answered } = await answeredOf(pages, now)
const lost = [...promised].filter((line) => !answered.has(line))
const invented = [...answered].filter((line) => !promised.has(line))
const { routes, offers } = index.size()
const text = `# A provider's pages, from file to answer

\`npm run facts:provider -- PAGE.json…\` reads pages of seats.aero's cached search through the schema that live answers
come by, ingests them, packs them, and asks the index for every seat. What it answers is held against the pages
themselves, read by code that shares nothing with the engine: route, day, cabin, kind, points, seats, charges with their
currency, airlines and the time of the look.

| | |
| --- | ---: |
| pages | ${files.map((file) => basename(file)).join(', ')} |
| looks taken, "none" among them | ${taken.observations} |
| looks refused | ${taken.rejected} |
| routes, with their offers | ${routes}, ${offers} |
| seats the pages show | ${promised.size} |
| seats a search answers | ${answered.size} |
| shown and not answered | ${lost.length} |
| answered and not shown | ${invented.length} |
${[...lost.map((line) => `\n- not answered: ${line}`), ...invented.map((line) => `\n- not shown: ${line}`)].join('')}`
writeFileSync(report, `${text.trimEnd()}\n`)
console.log(text)
process.exit(lost.length + invented.length === 0 && taken.rejected === 0 ? 0 : 1)
