import { SlugNotFound } from '@/components/calculator/slug-not-found.tsx'

export default function NotFound() {
  return <SlugNotFound family="/virgin-australia/how-much-are-velocity-points-worth" action="Type any amount" />
}
