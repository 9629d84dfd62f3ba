import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `npm run asvs`: reads the table in docs/security.md, and fails if it leaves out or repeats a requirement of OWASP
 * ASVS 5.0.0, levels 1 and 2, or names a test or file that doesn't exist.
 */
const root = join(import.meta.dirname, '..')

/** The requirements of levels 1 and 2 in each section: a number means the first ones, up to it. */
const sections: Readonly<Record<string, number | readonly number[]>> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
}

type Line = { id: string; requirement: string; answer: string }

const lines = readFileSync(join(root, 'docs', 'security.md'), 'utf8')
  .split('\n')
  .flatMap((text): Line[] => {
    const [, id, requirement, answer] = /^\| (\d+\.\d+\.\d+) \| (.+?) \| (.+) \|$/.exec(text) ?? []
    return id && requirement && answer ? [{ id, requirement, answer }] : []
  })
const wanted = Object.entries(sections).flatMap(([section, requirements]) =>
  (typeof requirements === 'number' ? Array.from({ length: requirements }, (_, at) => at + 1) : requirements).map(
    (number) => `${section}.${number}`,
  ),
)

const kinds = ['not met', 'not here', 'operator'] as const
const kindOf = ({ answer }: Line) => kinds.find((kind) => answer.startsWith(`${kind}: `)) ?? 'met'

function isThere(name: string): boolean {
  const places = [name, ...['.test.ts', '.test.tsx', '.spec.ts'].map((ending) => `tests/${name}${ending}`)]
  return places.some((place) => existsSync(join(root, place)))
}

const faults = [
  ...wanted.filter((id) => !lines.some((line) => line.id === id)).map((id) => `${id} is missing`),
  ...lines
    .map(({ id }) => id)
    .filter((id, at, all) => !wanted.includes(id) || all.indexOf(id) !== at)
    .map((id) => `${id} is there twice, or is none of level 1 or 2`),
  ...lines
    .filter((line) => kindOf(line) === 'met')
    .flatMap(({ id, answer }) => {
      const named = [...answer.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
      return named.length === 0
        ? [`${id} names nothing`]
        : named.filter((name) => !isThere(name)).map((name) => `${id} names ${name}, which is not there`)
    }),
]

for (const kind of ['met', ...kinds] as const) {
  const own = lines.filter((line) => kindOf(line) === kind)
  console.log(`${kind.padEnd(9)} ${own.length}`)
  if (kind === 'not met')
    for (const { id, requirement, answer } of own)
      console.log(`  ${id.padEnd(7)} ${requirement}: ${answer.slice('not met: '.length)}`)
}
for (const fault of faults) console.error(fault)
process.exit(faults.length === 0 ? 0 : 1)
