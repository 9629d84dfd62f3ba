/** The product's name (`{product}` in the specification) and other constants. */
export const site = {
  name: 'Pointsward',
  locale: 'en-AU',
  currency: 'AUD',
  copyrightYear: 2025,
} as const
