import { cabins } from '@/lib/core/cabin.ts'
import type { FinderPath } from '@/lib/search/finder-paths.ts'
import { buttonStyle } from '../ui/button.tsx'
import { cabinDisplay } from '../ui/seats/cabins.ts'

const field = 'mt-1 block h-11 w-full rounded-lg border border-edge bg-card px-3 text-16 text-ink'

/** The search for browsers without scripts: a plain HTML form, whose address the server answers with rows. */
export function PlainForm({ path }: { path: FinderPath }) {
  return (
    <noscript>
      <form
        action={path}
        method="get"
        aria-label="Reward seat search"
        className="mb-6 grid gap-4 rounded-2xl border border-line bg-card p-4 text-14 sm:grid-cols-2 lg:grid-cols-5"
      >
        <label>
          From
          <input name="from" required maxLength={60} placeholder="Sydney or SYD" className={field} />
        </label>
        <label>
          To
          <input name="to" required maxLength={60} placeholder="Tokyo or TYO" className={field} />
        </label>
        <label>
          Month, or leave empty for any time
          <input name="when" type="month" placeholder="2027-03" className={field} />
        </label>
        <label>
          Seats
          <input name="seats" type="number" min={1} max={9} defaultValue={1} className={field} />
        </label>
        <label>
          Cabin
          <select name="cabins" className={field}>
            <option value="">Any cabin</option>
            {cabins.map((cabin) => (
              <option key={cabin} value={cabin}>
                {cabinDisplay[cabin].name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className={buttonStyle('primary', 'sm:col-span-2 lg:col-span-5 lg:justify-self-start')}>
          Search seats
        </button>
      </form>
    </noscript>
  )
}
