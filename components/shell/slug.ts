import { notFound } from 'next/navigation'

/** The slug of an address, its segments joined again: a slug may span several. One that is no text stands for nothing. */
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

/** A slug for `generateStaticParams`, which wants it by segment. */
export function slugParams(slug: string): { slug: string[] } {
  return { slug: slug.split('/') }
}

/** What a slug stands for. Where it stands for nothing, the answer is the fatal 404 of its family's `not-found.tsx`. */
export function requireFound<Found>(found: Found | null | undefined): Found {
  if (found === null || found === undefined) notFound()
  return found
}
