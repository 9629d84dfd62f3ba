const dots = {
  fresh: 'before:bg-ok',
  recent: 'before:border-2 before:border-ok',
  old: 'before:border before:border-muted',
  missed: 'before:border before:border-dashed before:border-muted',
} as const

/** Returns the classes for the age of a figure: a dot and words, in a frame unless `bare`, as in a row. */
export function freshnessStyle(dot: keyof typeof dots, bare: boolean): string {
  const shape = bare ? 'rounded-sm text-14' : 'min-h-6 rounded-full border border-line px-2.5 text-12'
  return `inline-flex items-center gap-1.5 whitespace-nowrap text-muted before:size-2 before:rounded-full ${dots[dot]} ${shape}`
}
