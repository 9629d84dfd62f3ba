import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { listFiles } from './style.ts'

const Names = z.record(z.string(), z.string()).default({})
const Manifest = z.object({ dependencies: Names, devDependencies: Names })
const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), dev: z.boolean().optional(), license: z.string().optional() }),
  ),
})

export type Installed = { name: string; version: string; licence: string | undefined; path: string }

/** What is installed for production, by the lock file of the site or of the functions. */
export function installedFor(folder: string): Installed[] {
  const { packages } = Lock.parse(JSON.parse(readFileSync(`${folder}package-lock.json`, 'utf8')))
  return Object.entries(packages).flatMap(([path, { version, dev, license }]) =>
    // The project's own packages are not third-party.
    path === '' || path.startsWith('packages/') || dev || version === undefined
      ? []
      : [{ name: path.slice(path.lastIndexOf('node_modules/') + 13), version, licence: license, path: folder + path }],
  )
}

const manifestOf = (folder: string) => Manifest.parse(JSON.parse(readFileSync(`${folder}package.json`, 'utf8')))

/** Second versions that dependencies bring along and that never get loaded with ours, each with the reason. */
const tolerated: Record<string, string> = {
  '@grpc/grpc-js': 'the browser SDK’s build for Node pins an older one; the server never loads it',
  'ipaddr.js': 'the MCP library lists Express, which pins an older one; the server loads neither',
}

/** Packages that no import and no path names. knip misses some: it accepts one that another package may use. */
export function findUnused(names: readonly string[], sources: string): string[] {
  return names.filter((name) => !["'", '"', '/'].some((before) => sources.includes(`${before}${name}`)))
}

const readSources = () =>
  listFiles()
    .filter((path) => /^(?!tests\/).*\.(ts|tsx|mjs|css)$/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')

/** What is wrong with the dependencies: inexact versions, packages listed twice or unused, second versions. */
export function dependencyFaults(): string[] {
  const site = manifestOf('')
  const functions = manifestOf('functions/')
  const all = { ...site.dependencies, ...site.devDependencies, ...functions.dependencies }
  const loose = Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
  const twice = Object.keys(site.dependencies).filter((name) => name in site.devDependencies)
  const apart = Object.entries(functions.dependencies).filter(
    ([name, version]) => site.dependencies[name] !== undefined && site.dependencies[name] !== version,
  )
  const installed = installedFor('')
  const copies = Object.keys(site.dependencies).filter((name) => {
    const versions = new Set(installed.filter((one) => one.name === name).map(({ version }) => version))
    return versions.size > 1 && !(name in tolerated)
  })
  return [
    ...loose.map(([name, version]) => `${name} ${version} is not an exact version`),
    ...twice.map((name) => `${name} is a dependency and a development dependency`),
    ...apart.map(([name]) => `${name} has one version for the site and another for the functions`),
    ...findUnused(Object.keys({ ...site.dependencies, ...functions.dependencies }), readSources()).map(
      (name) => `${name} is used by nothing`,
    ),
    ...copies.map((name) => `${name} is installed in more than one version`),
  ]
}
