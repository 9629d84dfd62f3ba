import { SlugNotFound } from '@/components/calculator/slug-not-found.tsx'

export default function NotFound() {
  return <SlugNotFound family="/virgin-australia/how-many-velocity-points-to-fly-to" action="Choose a destination" />
}
