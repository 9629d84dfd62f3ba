/** States of the design page that need their own page: one of a slug family, and two that fail. */
export const designStates = ['slug-page', 'broken', 'unknown-guard'] as const
export type DesignState = (typeof designStates)[number]

export function findDesignState(slug: string): DesignState | undefined {
  return designStates.find((state) => state === slug)
}
