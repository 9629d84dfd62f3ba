import { SlugNotFound } from '@/components/calculator/slug-not-found.tsx'

export default function NotFound() {
  return <SlugNotFound family="/qantas/how-many-points-to-fly-to" action="Choose a destination" />
}
