/** How many pages of a slug family a local site prerenders; the others are rendered and cached on first request. */
const few = 12

/**
 * The slugs to prerender: all of them, or just a few for a local build (`PRERENDER=few`), which then takes seconds
 * instead of minutes. Pages that are not prerendered respond the same way, including with 404.
 */
export function prerendered<Slug>(slugs: readonly Slug[]): Slug[] {
  return process.env.PRERENDER === 'few' ? slugs.slice(0, few) : [...slugs]
}
