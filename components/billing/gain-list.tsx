import { gainsOf } from '@/lib/plans/plan-gains.ts'
import type { Audience } from '@/lib/plans/slugs.ts'

const programNames = { qantas: 'Qantas', velocity: 'Velocity' } as const

/** The limits that change from one plan to another. */
export function GainList({ before, after }: { before: Audience; after: Audience }) {
  const gains = gainsOf(before, after)
  if (gains.length === 0) return null
  return (
    <table className="figures mt-3 w-full text-14">
      <thead>
        <tr className="text-left text-12 text-muted">
          <th scope="col" className="py-1 pr-3 font-normal">
            Limit
          </th>
          <th scope="col" className="py-1 pr-3 font-normal">
            Before
          </th>
          <th scope="col" className="py-1 font-normal">
            Then
          </th>
        </tr>
      </thead>
      <tbody>
        {gains.map(({ label, program, before: was, after: is }) => (
          <tr key={`${program} ${label}`} className="border-t border-line align-top">
            <th scope="row" className="py-2 pr-3 text-left font-normal">
              {label} <span className="block text-12 text-muted">{programNames[program]}</span>
            </th>
            <td className="py-2 pr-3 text-muted">{was}</td>
            <td className="py-2 font-medium">{is}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
