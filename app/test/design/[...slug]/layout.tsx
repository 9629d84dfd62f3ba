import type { ReactNode } from 'react'

/** Without this an unknown slug would answer 200 and say "not found" only in words. */
export const ensureStatic = 'navigation'

export default function DesignStateLayout({ children }: { children: ReactNode }) {
  return children
}
