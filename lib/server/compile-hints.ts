import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Makes a browser compile a whole script while it is fetched, in parallel with the page. Otherwise it compiles each
 * function when it is first called, which keeps the page waiting. V8's explicit compile hints, in Chrome and Edge since
 * 136 (https://v8.dev/blog/explicit-compile-hints). For other browsers it is a comment.
 */
export const compileHint = '//# allFunctionsCalledOnLoad\n'

/** A source map, or an index map of several sections; builds contain both. Lines are counted from 0. */
type SourceMap = { mappings?: string; sections?: { offset: { line: number } }[] }

/** Adds the hint, once, to every browser script of a build, and moves the source maps down by that line. */
export async function addCompileHints(buildFolder: string): Promise<void> {
  const folder = join(buildFolder, 'static', 'chunks')
  const names = await readdir(folder, { recursive: true })
  const scripts = names.filter((name) => name.endsWith('.js')).map((name) => join(folder, name))
  const maps = new Set(names.filter((name) => name.endsWith('.js.map')).map((name) => join(folder, name)))
  for (const script of scripts) {
    const text = await readFile(script, 'utf8')
    if (text.startsWith(compileHint)) continue
    await writeFile(script, compileHint + text)
    const map = `${script}.map`
    if (maps.has(map)) await writeFile(map, JSON.stringify(moveDown(JSON.parse(await readFile(map, 'utf8')))))
  }
}

function moveDown(map: SourceMap): SourceMap {
  for (const { offset } of map.sections ?? []) offset.line += 1
  return map.mappings === undefined ? map : { ...map, mappings: `;${map.mappings}` }
}
