import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import fc from 'fast-check'
import { type Server, startEmbedded } from '../tests/contract/server.ts'
import { commitCase } from './commits.ts'
import { condition } from './expressions.ts'
import { findGoogleEmulator, startGoogleEmulator } from './google.ts'
import { type KnownName, knownDifferences, knownOfCondition, knownOfQuery } from './known.ts'
import { garbled, listenerCase, playListener } from './listeners.ts'
import { queryCase, runBoth, writeDocuments } from './queries.ts'
import { judge, writeJudged } from './rules.ts'
import { playTransactions, transactionCase } from './transactions.ts'
import { databaseOf, isAlike, type Pair, runQuery } from './two.ts'

/**
 * Sends this server and Google's emulator the same random requests until their answers differ, then shrinks the
 * difference to the smallest case. `--cases N` in total (20,000), `--seed N`; `--contract` also runs the contract suite
 * on both. Exits successfully, with a message, where the emulator is missing.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { cases: { type: 'string' }, seed: { type: 'string' }, contract: { type: 'boolean' } },
  })
  const emulator = findGoogleEmulator()
  if (emulator === null) {
    console.log("Google's Firestore emulator or Java is not on this machine: nothing to judge by.")
    return
  }
  const cases = Number(values.cases ?? 20_000)
  const seed = Number(values.seed ?? Date.now() % 2 ** 31)
  const [ours, theirs] = await Promise.all([startEmbedded(), startGoogleEmulator(emulator)])
  try {
    const run = { pair: { ours, theirs }, cases, seed, passed: new Map<KnownName, number>() }
    console.log(`${cases} cases, seed ${seed}`)
    await judgeQueries({ ...run, cases: cases * 0.4 })
    await judgeCommits({ ...run, cases: cases * 0.2 })
    await judgeListeners({ ...run, cases: cases * 0.1 })
    await judgeTransactions({ ...run, cases: cases * 0.1 })
    await judgeRules({ ...run, cases: cases * 0.2 })
    if (values.contract) await playContract(run.pair)
    for (const [name, count] of run.passed) console.log(`known, ${count} times: ${knownDifferences[name].name}`)
    console.log('no other difference')
  } finally {
    await Promise.all([ours.stop(), theirs.stop()])
  }
}

type Run = { pair: Pair; cases: number; seed: number; passed: Map<KnownName, number> }

const count = (passed: Map<KnownName, number>, name: KnownName) => passed.set(name, (passed.get(name) ?? 0) + 1)

/** Each case is below a document of its own, so that none sees another's data. */
let parents = 0
const placeholder = 'runs/here'

function placed<Case>(made: Case): { parent: string; here: Case } {
  parents += 1
  const place = `runs/p${parents}`
  const here = JSON.parse(JSON.stringify(made).replaceAll(placeholder, place)) as Case
  return { parent: `${root}/${place}`, here }
}

const project = `judge-${process.pid}`
const root = `${databaseOf(project)}/documents`
const show = (value: unknown) => JSON.stringify(value)

async function judgeQueries({ pair, cases, seed, passed }: Run): Promise<void> {
  let questions = 0
  await fc.assert(
    fc.asyncProperty(queryCase(`${root}/${placeholder}`), async (made) => {
      const { parent, here } = placed(made)
      const written = await writeDocuments(pair, project, parent, here.documents)
      if (written.join() !== 'OK,OK') throw new Error(`Writing answered ${written.join(' and ')}`)
      for (const question of here.queries) {
        questions += 1
        const [ours, theirs] = await runBoth(pair, parent, question)
        if (ours === undefined || theirs === undefined || isAlike(ours, theirs)) continue
        const known = knownOfQuery(question)
        if (known === null) throw new Error(`${show(question)}\nhere:   ${show(ours)}\nGoogle: ${show(theirs)}`)
        count(passed, known)
      }
    }),
    // A case has about six queries.
    { seed, numRuns: Math.ceil(cases / 6) },
  )
  console.log(`queries and aggregations: ${questions}`)
}

async function judgeCommits({ pair, cases, seed }: Run): Promise<void> {
  let questions = 0
  await fc.assert(
    fc.asyncProperty(commitCase(`${root}/${placeholder}`), async (made) => {
      const { parent, here } = placed(made)
      for (const writes of here) {
        questions += 1
        const both = (path: string, body: unknown) =>
          Promise.all([pair.ours, pair.theirs].map((server: Server) => runQuery(server, `${root}:${path}`, body)))
        const [ours, theirs] = await both('commit', { writes })
        const [left, right] = await both('batchGet', { documents: [`${parent}/c/1`, `${parent}/c/2`] })
        if (!ours || !theirs || !left || !right) continue
        if (!isAlike(ours, theirs)) throw new Error(`here:   ${show(ours)}\nGoogle: ${show(theirs)}`)
        if (!isAlike(left, right)) throw new Error(`here:   ${show(left)}\nGoogle: ${show(right)}`)
      }
    }),
    { seed, numRuns: Math.ceil(cases / 3) },
  )
  console.log(`commits: ${questions}`)
}

async function judgeListeners({ pair, cases, seed, passed }: Run): Promise<void> {
  let questions = 0
  await fc.assert(
    fc.asyncProperty(listenerCase(`${root}/${placeholder}`), async (made) => {
      const { parent, here } = placed(made)
      const play = async () => {
        await writeDocuments(pair, project, parent, here.documents)
        return Promise.all([pair.ours, pair.theirs].map((server) => playListener(server, project, parent, here)))
      }
      let [ours, theirs] = await play()
      // A stream garbled by Google's emulator proves nothing, so play the case again; one garbled by this server
      // counts.
      for (let again = 0; again < 3 && theirs?.includes(garbled); again += 1) [ours, theirs] = await play()
      questions += here.commits.length
      if (isDeepStrictEqual(ours, theirs)) return
      const known = knownOfQuery({ query: here.query, aggregations: null })
      if (known === null) throw new Error(`here:   ${show(ours)}\nGoogle: ${show(theirs)}`)
      count(passed, known)
    }),
    // A case has about three commits.
    { seed, numRuns: Math.ceil(cases / 3) },
  )
  console.log(`commits that were listened for: ${questions}`)
}

async function judgeTransactions({ pair, cases, seed }: Run): Promise<void> {
  let questions = 0
  await fc.assert(
    fc.asyncProperty(transactionCase(`${root}/${placeholder}`), async (made) => {
      const { parent, here } = placed(made)
      const [ours, theirs] = await Promise.all(
        [pair.ours, pair.theirs].map((server) => playTransactions(server, project, parent, here)),
      )
      for (const [at, mine] of (ours ?? []).entries()) {
        questions += 1
        const other = theirs?.[at]
        if (!other || isAlike(mine, other)) continue
        throw new Error(`answer ${at + 1}\nhere:   ${show(mine)}\nGoogle: ${show(other)}`)
      }
    }),
    // A case has about five steps.
    { seed, numRuns: Math.ceil(cases / 5) },
  )
  console.log(`steps of transactions: ${questions}`)
}

/** Runs the contract suite on both servers; tests that apply to only one of them are skipped on the other. */
async function playContract({ ours, theirs }: Pair): Promise<void> {
  for (const { address } of [ours, theirs]) {
    const suite = ['vitest', 'run', '--project', 'contract', 'packages/firestore-local/tests/contract']
    const child = spawn('npx', suite, {
      cwd: join(import.meta.dirname, '../../..'),
      env: { ...process.env, FIRESTORE_EMULATOR_HOST: address },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`The contract suite fails at ${address}.`)
  }
}

const batch = 40

/**
 * Judges conditions in rulesets of forty, which is much faster than one by one. They are small enough not to need
 * shrinking.
 */
async function judgeRules({ pair, cases, seed, passed }: Run): Promise<void> {
  await Promise.all([pair.ours, pair.theirs].map((server) => writeJudged(server, project, batch)))
  const all = [...new Set(fc.sample(condition, { numRuns: cases * 1.7, seed }))].slice(0, cases)
  const found: string[] = []
  for (let first = 0; first < all.length; first += batch) {
    const part = all.slice(first, first + batch)
    const [ours, theirs] = await Promise.all([judge(pair.ours, project, part), judge(pair.theirs, project, part)])
    for (const [at, text] of part.entries()) {
      const verdicts = { ours: ours[at] ?? 'refused', theirs: theirs[at] ?? 'refused' }
      if (verdicts.ours === verdicts.theirs) continue
      const known = knownOfCondition(text, verdicts)
      if (known === null) found.push(`${text}\n  here: ${verdicts.ours}, Google: ${verdicts.theirs}`)
      else count(passed, known)
    }
  }
  if (found.length > 0) throw new Error(found.sort((a, b) => a.length - b.length).join('\n'))
  console.log(`rules: ${all.length}`)
}

await main()
