/** A local site prerenders this many pages of a slug family; the others are made, and kept, when first asked for. */
const few = 12

/**
 * The slugs to prerender: all of them, or a few where the build is for one machine (`PRERENDER=few`), so that it takes
 * seconds instead of minutes. Pages that were not prerendered answer the same, 404 included.
 */
export function prerendered<Slug>(slugs: readonly Slug[]): Slug[] {
  return process.env.PRERENDER === 'few' ? slugs.slice(0, few) : [...slugs]
}
