/** States of the design page that need a page of their own: one of a slug family, and two that break. */
export const designStates = ['slug-page', 'broken', 'unknown-guard'] as const
export type DesignState = (typeof designStates)[number]

export function findDesignState(slug: string): DesignState | undefined {
  return designStates.find((state) => state === slug)
}
