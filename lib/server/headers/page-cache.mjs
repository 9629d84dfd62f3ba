import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { hashesHeader, sealScripts } from './inline-scripts.mjs'

// Node gives the module; the bundle of the proxy, which takes this file along, gives the class in it.
const NextPages = fileSystemCache.default ?? fileSystemCache

/**
 * Next.js's own store of prerendered pages. Every page that comes out of it, made by the build or later, carries the
 * hashes of the scripts written into it. A JavaScript file, because the server loads it by itself, outside the bundle.
 */
export default class PageCache extends NextPages {
  /** @param {[string, object]} args */
  async get(...args) {
    const entry = await super.get(...args)
    seal(entry?.value)
    return entry
  }

  /** A page just made goes from here to its first visitor, so it is sealed in place. @param {[string, any, object]} args */
  async set(...args) {
    seal(args[1])
    return super.set(...args)
  }
}

/** @param {any} value */
function seal(value) {
  if (value?.kind !== 'APP_PAGE' || typeof value.html !== 'string' || value.headers?.[hashesHeader]) return
  const { html, hashes } = sealScripts(value.html)
  value.html = html
  value.headers = { ...value.headers, [hashesHeader]: hashes.join(' ') }
}
