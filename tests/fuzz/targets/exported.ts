import { readdirSync, readFileSync } from 'node:fs'

/** The functions that anyone may call from outside, by how they are created. */
export function exported(maker: 'onCall' | 'onRequest'): string[] {
  return readdirSync('functions/src').flatMap((file) => {
    const source = readFileSync(`functions/src/${file}`, 'utf8')
    return [...source.matchAll(new RegExp(`export const (\\w+) = ${maker}\\(`, 'g'))].map(([, name = '']) => name)
  })
}
