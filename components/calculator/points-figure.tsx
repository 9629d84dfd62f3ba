import { formatNumber } from '@/lib/finder/format.ts'
import { NotPublished } from '../finder/not-published.tsx'

/** Points, or a quiet dash where none are published. */
export function PointsFigure({ points }: { points: number | null | undefined }) {
  return points === null || points === undefined ? <NotPublished /> : formatNumber(points)
}
