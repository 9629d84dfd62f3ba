import { spawnSync } from 'node:child_process'

/** Installs a Debian package if we are root and apt is there, as in our own container. @returns whether it did */
export function installPackage(name: string, what: string): boolean {
  const root = process.getuid?.() === 0
  const apt = spawnSync('apt-get', ['--version']).status === 0
  if (!root || !apt) return false
  console.log(`Installing the ${name} package for ${what} …`)
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ].every(
    (args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: environment }).status === 0,
  )
}

/** A program that a test runs, installed from Debian's package of the same name if need be. @throws Error that says what to do */
export function requireProgram(name: string): string {
  const isThere = () => spawnSync(name, ['--version']).status === 0
  if (isThere() || (installPackage(name, 'the tests') && isThere())) return name
  throw new Error(`These tests run ${name}: install it (Debian: "apt-get install ${name}").`)
}
