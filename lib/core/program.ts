/** The two loyalty programs covered, by the ids used in addresses and documents. */
export const programs = ['qantas', 'velocity'] as const
export type Program = (typeof programs)[number]

/** Makes one value for each program. */
export function perProgram<Made>(make: (program: Program) => Made): Record<Program, Made> {
  return Object.fromEntries(programs.map((program) => [program, make(program)])) as Record<Program, Made>
}

export function isProgram(id: string): id is Program {
  return (programs as readonly string[]).includes(id)
}
