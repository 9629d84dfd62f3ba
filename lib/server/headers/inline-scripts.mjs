import { createHash } from 'node:crypto'

/** Under this name a page's hashes travel from where it is kept to where its policy is written; it never goes out. */
export const hashesHeader = 'x-inline-scripts'

/** What Next.js and React write beside the page's data: to start it, and to put late parts in their place. */
const starts = [
  '(self.__next_f=self.__next_f||[]).push([0])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
  'requestAnimationFrame(function(){$RT=performance.now()})',
  '$RX=function(',
  '$RX("',
  '$RB=[];$RV=function(',
  '$RC("',
]

/**
 * Gathers neighbouring scripts of a finished page into one, so that a handful of hashes allow them all, and hashes
 * them. Only what Next.js and React write gets a hash: any other script in the page, however it came there, stays
 * forbidden.
 *
 * @param {string} html
 * @returns {{ html: string, hashes: string[] }}
 */
export function sealScripts(html) {
  /** @type {Set<string>} */
  const hashes = new Set()
  const sealed = html.replace(/(?:<script>[\s\S]*?<\/script>)+/g, (run) => {
    const bodies = run.slice('<script>'.length, -'</script>'.length).split('</script><script>')
    const known = bodies.filter(isOfFramework)
    const together = known.length === bodies.length ? [bodies.join('\n;')] : known
    for (const body of together) hashes.add(hashOf(body))
    return known.length === bodies.length ? `<script>${together[0]}</script>` : run
  })
  return { html: sealed, hashes: [...hashes] }
}

/** As a policy names it. @param {string} script */
export function hashOf(script) {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

/** @param {string} script */
function isOfFramework(script) {
  return isData(script) || starts.some((start) => script.startsWith(start))
}

/** A page's data on its way to the browser: one call with one piece of JSON, which by itself does nothing. @param {string} script */
function isData(script) {
  const [call, end] = ['self.__next_f.push(', ')']
  if (!script.startsWith(call) || !script.endsWith(end)) return false
  try {
    return Array.isArray(JSON.parse(script.slice(call.length, -end.length)))
  } catch {
    return false
  }
}
