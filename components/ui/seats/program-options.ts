/** The two programs by what their points are called, as options of a list. */
export const programOptions = [
  { value: 'qantas', label: 'Qantas Points' },
  { value: 'velocity', label: 'Velocity Points' },
] as const
