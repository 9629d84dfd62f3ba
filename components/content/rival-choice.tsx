import type { Rival } from '@/lib/content/data/rivals.ts'

/** Who should choose them and who should choose us. Renders nothing if we know too little about the rival. */
export function RivalChoice({ rival: { name, chooseThem, chooseUs } }: { rival: Rival }) {
  if (chooseThem === null) return null
  return (
    <dl className="mt-6 grid gap-px overflow-hidden rounded-2xl border border-line bg-line sm:grid-cols-2">
      {[
        { who: `Choose ${name} if`, why: chooseThem },
        { who: 'Choose Pointsward if', why: chooseUs },
      ].map(({ who, why }) => (
        <div key={who} className="bg-card p-5">
          <dt className="text-14 font-semibold">{who}</dt>
          <dd className="mt-1 max-w-prose text-16 text-muted">{why}</dd>
        </div>
      ))}
    </dl>
  )
}
