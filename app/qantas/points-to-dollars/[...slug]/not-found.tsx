import { SlugNotFound } from '@/components/calculator/slug-not-found.tsx'

export default function NotFound() {
  return <SlugNotFound family="/qantas/points-to-dollars" action="Type any amount" />
}
