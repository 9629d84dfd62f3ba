'use no memo'

import { Notice } from './notice.tsx'

type BadParametersProps = {
  bad: readonly { name: string; given: string; expected: string }[]
  labels?: Readonly<Record<string, string>>
}

/** Says which parts of the address couldn't be read and were ignored. */
export function BadParameters({ bad, labels = {} }: BadParametersProps) {
  if (bad.length === 0) return null
  return (
    <Notice kind="warn">
      <p>We couldn’t read part of this link, so we left it out:</p>
      <ul className="mt-1 list-disc pl-5">
        {bad.map(({ name, given, expected }) => (
          <li key={name} className="wrap-anywhere">
            {labels[name] ? `${labels[name]}: ` : null}“{given.slice(0, 60)}” should be {expected}.
          </li>
        ))}
      </ul>
    </Notice>
  )
}
