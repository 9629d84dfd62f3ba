import { readdirSync, readFileSync } from 'node:fs'

/** The functions that somebody outside may call, by how they are made. */
export function exported(maker: 'onCall' | 'onRequest'): string[] {
  return readdirSync('functions/src').flatMap((file) => {
    const source = readFileSync(`functions/src/${file}`, 'utf8')
    return [...source.matchAll(new RegExp(`export const (\\w+) = ${maker}\\(`, 'g'))].map(([, name = '']) => name)
  })
}
