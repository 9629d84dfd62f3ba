/** The product's name and fixed words; `{product}` in the specification. */
export const site = {
  name: 'Pointsward',
  locale: 'en-AU',
  currency: 'AUD',
  copyrightYear: 2025,
} as const
