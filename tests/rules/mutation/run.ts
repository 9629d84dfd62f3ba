import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { machineClock } from '../../../packages/firestore-local/src/clock.ts'
import { createEngine } from '../../../packages/firestore-local/src/core.ts'
import { createListen } from '../../../packages/firestore-local/src/listen/listen-stream.ts'
import { compileRules } from '../../../packages/firestore-local/src/rules/compile.ts'
import { parseRules } from '../../../packages/firestore-local/src/rules/parse.ts'
import { serveEngine } from '../../../packages/firestore-local/src/serve.ts'
import { equivalents } from './equivalents.ts'
import { mutantsOf } from './mutants.ts'
import { compiled, type Watched, watching } from './watch.ts'

/** `npm run mutate:rules`: runs the rules' tests once, and reports which changed conditions they would not notice. */
const file = 'firestore.rules'
const source = readFileSync(file, 'utf8')
const lines = source.split('\n')
const mutants = compiled(mutantsOf(parseRules(source, file)))

const compile = (text: string, name: string) => watching(compileRules(text, name), text === source ? mutants : [])
const engine = createEngine({
  clock: machineClock,
  journal: null,
  rules: compile(source, file),
  compileRules: compile,
  listen: createListen,
})
const served = await serveEngine(engine, { host: '127.0.0.1', port: 0 })
const tests = spawn(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'rules', '--reporter=dot'],
  {
    stdio: 'inherit',
    env: { ...process.env, FIRESTORE_EMULATOR_HOST: `127.0.0.1:${served.port}` },
  },
)
const [code] = await once(tests, 'exit')
await served.stop()

/** The text of the condition alone, without its neighbours. */
const textOf = ({ line, column }: Watched) =>
  (lines[line - 1]?.slice(column - 1) ?? '').split(/ && | \|\| |;|\)*$/)[0]?.trim() ?? ''
const named = (mutant: Watched) => `${mutant.change} \`${textOf(mutant)}\` (line ${mutant.line})`
const reasonOf = (mutant: Watched) =>
  equivalents.find(({ condition, change }) => change === mutant.change && condition === textOf(mutant))?.reason
const alive = mutants.filter(({ killed }) => !killed)
const same = alive.filter(reasonOf)
const survivors = alive.filter((mutant) => reasonOf(mutant) === undefined)

const report = `# Changed rules and the tests that notice

\`npm run mutate:rules\` writes this file. It takes every condition of \`firestore.rules\` away and turns every one into
its opposite, one at a time, runs the rules' tests against the embedded Firestore and asks each changed rule the very
questions of the tests. A change that decides any of them otherwise is noticed: each test says what must come out.

| figure | |
| --- | --- |
| conditions | ${mutants.length / 2} |
| changes (each removed, each negated) | ${mutants.length} |
| noticed by a test | ${mutants.length - alive.length} |
| without any effect, reason below | ${same.length} |
| **not noticed** | **${survivors.length}** |

${survivors.length > 0 ? `## Not noticed\n\n${survivors.map((mutant) => `- ${named(mutant)}`).join('\n')}\n\n` : ''}## Without any effect

${same.map((mutant) => `- ${named(mutant)}: ${reasonOf(mutant)}`).join('\n')}
`
writeFileSync('docs/rules-mutation.md', report)
console.log(report)
process.exit(code === 0 && survivors.length === 0 ? 0 : 1)
