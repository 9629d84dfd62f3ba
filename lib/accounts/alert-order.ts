/** Orders alerts by `settings.name` as people sort (case and accents aside, numbers by value), unnamed last. */
export function byAlertName(a: { settings: { name?: string } }, b: { settings: { name?: string } }): number {
  const [nameA, nameB] = [a.settings.name?.trim() ?? '', b.settings.name?.trim() ?? '']
  if (nameA === '' || nameB === '') return Number(nameA === '') - Number(nameB === '')
  return collator.compare(nameA, nameB)
}

const collator = new Intl.Collator('en-AU', { sensitivity: 'base', numeric: true })
