import { spawnSync } from 'node:child_process'
import { dependencyFaults } from './dependencies.ts'
import { findBreaches, findMutualPairs, findServerLeaks, readEdges, readRunTime } from './structure.ts'
import { listFiles, styleReport } from './style.ts'

/** `npm run check`: runs every static check, then prints the house style's figures. Exits with 1 on any failure. */
type Check = { name: string; command: string[] }

const bin = (name: string) => `node_modules/.bin/${name}`

const checks: Check[] = [
  { name: 'route types', command: [bin('next'), 'typegen'] },
  { name: 'types', command: [bin('tsc'), '--noEmit'] },
  { name: 'lint and format', command: [bin('biome'), 'check', '--error-on-warnings', '.'] },
  {
    name: 'import arrows',
    command: [bin('depcruise'), 'app', 'components', 'lib', 'functions/src', 'local', 'packages', '--config'],
  },
  { name: 'dead code', command: [bin('knip')] },
]

function run({ name, command }: Check): boolean {
  const [program = '', ...args] = command
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  console.log(`${status === 0 ? 'pass' : 'FAIL'}  ${name}`)
  if (status !== 0) console.log(`${stdout}${stderr}`)
  return status === 0
}

function runStyle(): boolean {
  const { rows, faults } = styleReport(listFiles())
  console.log('\nHouse style (docs/style.md)')
  for (const { what, figure, aim, met } of rows) {
    console.log(`${met ? '     ' : ' *   '} ${what.padEnd(42)} ${figure.padStart(8)}   aim ${aim}`)
  }
  for (const fault of faults) console.log(`FAIL  ${fault}`)
  const passed = faults.length === 0 && rows.every((row) => row.met || !row.hard)
  console.log(`${passed ? 'pass' : 'FAIL'}  house style`)
  return passed
}

function runFloors(): boolean {
  const edges = readEdges(listFiles())
  const faults = [
    ...findBreaches(edges),
    ...findMutualPairs(edges).map((pair) => `${pair} import each other`),
    ...findServerLeaks(readRunTime(listFiles())).map((leak) => `a browser would load ${leak}`),
  ]
  console.log(`${faults.length === 0 ? 'pass' : 'FAIL'}  floors`)
  for (const fault of faults) console.log(`      ${fault}`)
  return faults.length === 0
}

function runDependencies(): boolean {
  const faults = dependencyFaults()
  console.log(`${faults.length === 0 ? 'pass' : 'FAIL'}  dependencies`)
  for (const fault of faults) console.log(`      ${fault}`)
  return faults.length === 0
}

const results = [...checks.map(run), runFloors(), runDependencies(), runStyle()]
const failed = results.filter((passed) => !passed).length
console.log(`\nchecks: ${results.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
