import { notFound } from 'next/navigation'

/** Reads a slug, which may span several segments. One that can't be decoded is left as it is, so it matches nothing. */
export async function readSlug(params: Promise<{ slug: string[] }>): Promise<string> {
  const { slug } = await params
  return slug.map(decoded).join('/')
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Splits a slug into segments, as `generateStaticParams` needs it. */
export function slugParams(slug: string): { slug: string[] } {
  return { slug: slug.split('/') }
}

/** Returns what a slug stands for; if nothing, responds with the fatal 404 of its family's `not-found.tsx`. */
export function requireFound<Found>(found: Found | null | undefined): Found {
  if (found === null || found === undefined) notFound()
  return found
}
